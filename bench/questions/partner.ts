import { type Asked, count, fact, figure, groups, intent, money, ordered, records, refused, within } from './expect.ts';

const of = (view: string, where: string) =>
  `from ${view} where organization_id = :org and partner_id = :partner and ${where}`;
const deals = (where = 'true') => of('opportunity_rows', `archived_at is null and (${where})`);
const won = (where = 'true') => deals(`status = 'won' and (${where})`);
const open = (where = 'true') => deals(`status = 'open' and (${where})`);
const lost = (where = 'true') => deals(`status = 'lost' and (${where})`);
const registrations = (where: string) => of('deal_registration_rows', where);
const lines = (where: string) => of('commission_line_rows', where);
const earned = (where = 'true') =>
  lines(`status in ('on_hold','payable','reserved','paid') and kind <> 'carried' and (${where})`);
const payments = (where: string) => of('payout_item_rows', where);
const certificates = (where: string) => of('certificate_rows', where);
const tasks = (where: string) => of('tasks', `visibility = 'shared' and ${where}`);

/** Questions of a user of a partner. */
export const partnerQuestions: readonly Asked[] = [
  // Deals
  { ask: 'my open deals', right: records(open()) },
  { ask: 'how many open deals do i have', right: count(open()) },
  { ask: 'how many deals did we win this year', right: count(won(within('closed_on', 'year'))) },
  { ask: 'how many deals did we win last year?', right: count(won(within('closed_on', 'year', -1))) },
  { ask: 'deals lost this year', right: records(lost(within('closed_on', 'year'))) },
  { ask: 'how many did we lose in 2025', right: count(lost(`closed_on >= '2025-01-01' and closed_on < '2026-01-01'`)) },
  {
    ask: 'how many deals did we lose in 2025',
    right: count(lost(`closed_on >= '2025-01-01' and closed_on < '2026-01-01'`)),
  },
  { ask: 'our pipeline', right: money(open()) },
  { ask: 'whats in my pipline', right: money(open()) },
  { ask: 'biggest open deal', right: ordered(open('amount_minor is not null'), 'amount_minor desc', 1) },
  { ask: 'top 3 deals we won', right: ordered(won('amount_minor is not null'), 'amount_minor desc', 3) },
  { ask: 'deals closing this month', right: records(open(within('expected_close_on', 'month'))) },
  { ask: 'what deals close next quarter', right: records(open(within('expected_close_on', 'quarter', 1))) },
  { ask: 'overdue deals', right: records(open('expected_close_on < :today')) },
  { ask: 'deals over 20k', right: records(deals('amount_minor > 2000000')) },
  { ask: 'open deals under 10000', right: records(open('amount_minor < 1000000')) },
  { ask: 'deals by stage', right: groups('stage_name', deals()) },
  { ask: 'won deals per quarter', right: groups(`to_char(date_trunc('quarter', closed_on), 'YYYY-MM-DD')`, won()) },
  { ask: 'won revenue this year', right: money(won(within('closed_on', 'year'))) },
  { ask: 'how much revenue did we bring last year', right: money(won(within('closed_on', 'year', -1))) },
  { ask: 'revenue last quarter', right: money(won(within('closed_on', 'quarter', -1))) },
  {
    ask: 'revenue by month in 2025',
    right: groups(
      `to_char(closed_on, 'YYYY-MM-01')`,
      won(`closed_on >= '2025-01-01' and closed_on < '2026-01-01'`),
      'sum(amount_minor)',
    ),
  },
  { ask: 'lost deals by reason', right: refused },
  { ask: 'deals in negotiation', right: records(deals(`stage_name = 'Negotiation'`)) },
  {
    ask: 'average size of won deals',
    right: figure(
      `select currency, avg(amount_minor)::bigint as minor ${won()} and amount_minor is not null group by currency`,
    ),
  },
  { ask: 'deals at risk', right: records(open('is_at_risk')) },
  {
    ask: 'which deals did we win in february',
    right: records(won(`closed_on >= '2026-02-01' and closed_on < '2026-03-01'`)),
  },
  {
    ask: 'deals won since october',
    right: records(
      won(
        `closed_on >= make_date(extract(year from :today)::int - case when extract(month from :today) < 10 then 1 else 0 end, 10, 1)`,
      ),
    ),
  },
  { ask: 'last won deal', right: ordered(won(), 'closed_on desc, id desc', 1) },
  // Commissions
  { ask: 'what have i earned this year', right: money(earned(within('effective_on', 'year'))) },
  { ask: 'how much did we earn last quarter', right: money(earned(within('effective_on', 'quarter', -1))) },
  { ask: 'earnings this month', right: money(earned(within('effective_on', 'month'))) },
  {
    ask: 'how much did i make in 2025?',
    right: money(earned(`effective_on >= '2025-01-01' and effective_on < '2026-01-01'`)),
  },
  { ask: 'commission on hold', right: money(lines(`status = 'on_hold'`)) },
  { ask: 'how much is payable', right: money(lines(`status = 'payable'`)) },
  { ask: 'how much was i paid last year', right: money(lines(`status = 'paid' and ${within('paid_on', 'year', -1)}`)) },
  {
    ask: 'paid commission 2025',
    right: money(lines(`status = 'paid' and paid_on >= '2025-01-01' and paid_on < '2026-01-01'`)),
  },
  { ask: 'commissions by status', right: groups('status', lines('true')) },
  {
    ask: 'earned commission per quarter last year',
    right: groups(
      `to_char(date_trunc('quarter', effective_on), 'YYYY-MM-DD')`,
      earned(within('effective_on', 'year', -1)),
      'sum(amount_minor)',
    ),
  },
  { ask: 'how many commissions are on hold', right: count(lines(`status = 'on_hold'`)) },
  { ask: 'show commissions on hold', right: records(lines(`status = 'on_hold'`)) },
  { ask: 'biggest commission', right: ordered(lines('true'), 'amount_minor desc', 1) },
  { ask: 'commissions over 1,000', right: records(lines('amount_minor > 100000')) },
  {
    ask: 'commisions earned last 12 months',
    right: money(earned(`effective_on > :today - interval '12 months' and effective_on <= :today`)),
  },
  { ask: 'my payments', right: records(payments(`status <> 'excluded'`)) },
  { ask: 'how many payments did we get', right: refused },
  // Registrations
  { ask: 'my registrations', right: records(registrations('true')) },
  { ask: 'how many registrations do we have', right: count(registrations('true')) },
  { ask: 'approved registrations', right: records(registrations(`status = 'approved'`)) },
  { ask: 'how many of our registrations are approved', right: count(registrations(`status = 'approved'`)) },
  { ask: 'registrations in review', right: records(registrations(`status = 'pending_review'`)) },
  { ask: 'rejected registrations', right: records(registrations(`status = 'rejected'`)) },
  { ask: 'registrations by status', right: groups('status', registrations('true')) },
  {
    ask: 'which protection expires soon',
    right: records(registrations(`status = 'approved' and expires_at::date between :today and :today + 30`)),
  },
  {
    ask: 'protection ending in the next 60 days',
    right: records(registrations(`status = 'approved' and expires_at::date between :today and :today + 60`)),
  },
  {
    ask: 'registrations submitted this month',
    right: records(registrations(`status <> 'draft' and ${within('submitted_at', 'month')}`)),
  },
  { ask: 'registrations over 30k', right: records(registrations('amount_minor > 3000000')) },
  { ask: 'latest registration', right: ordered(registrations('submitted_at is not null'), 'submitted_at desc', 1) },
  { ask: 'how many registraions were rejected', right: count(registrations(`status = 'rejected'`)) },
  { ask: 'do we have drafts of registrations', right: records(registrations(`status = 'draft'`)) },
  { ask: 'draft registrations', right: records(registrations(`status = 'draft'`)) },
  // Certificates, tasks
  { ask: 'our certificates', right: records(certificates('true')) },
  {
    ask: 'which certificates expire in the next 90 days',
    right: records(certificates(`status in ('active', 'expiring') and expires_on between :today and :today + 90`)),
  },
  { ask: 'how many certificates do we have', right: count(certificates('true')) },
  { ask: 'expired certificates', right: records(certificates(`status = 'expired'`)) },
  { ask: 'open tasks', right: records(tasks(`status = 'open'`)) },
  { ask: 'overdue tasks', right: records(tasks(`status in ('open', 'waiting', 'in_progress') and due_on < :today`)) },
  {
    ask: 'tasks due next week',
    right: records(tasks(`status in ('open', 'waiting', 'in_progress') and ${within('due_on', 'week', 1)}`)),
  },
  // Conversations
  { ask: ['what have i earned this year', 'and last year?'], right: money(earned(within('effective_on', 'year', -1))) },
  { ask: ['how many deals did we win this year', 'last year?'], right: count(won(within('closed_on', 'year', -1))) },
  { ask: ['how many deals did we win this year', 'which ones?'], right: records(won(within('closed_on', 'year'))) },
  {
    ask: ['won revenue 2025', 'by month'],
    right: groups(
      `to_char(closed_on, 'YYYY-MM-01')`,
      won(`closed_on >= '2025-01-01' and closed_on < '2026-01-01'`),
      'sum(amount_minor)',
    ),
  },
  { ask: ['my registrations', 'only approved ones'], right: records(registrations(`status = 'approved'`)) },
  { ask: ['open deals', 'over 20k'], right: records(open('amount_minor > 2000000')) },
  { ask: ['commission on hold', 'and payable?'], right: money(lines(`status = 'payable'`)) },
  {
    ask: ['deals closing this month', 'and next month'],
    right: records(open(within('expected_close_on', 'month', 1))),
  },
  // Intents
  { ask: 'when is my next payout?', right: intent('next_payout') },
  { ask: 'when do i get paid', right: intent('next_payout') },
  { ask: 'how far to the next tier', right: intent('tier_gap') },
  { ask: 'what do we need for Platinum', right: intent('tier_gap', /Platinum/) },
  { ask: 'whats my tier', right: intent('tier_gap', /Platinum/) },
  { ask: 'why is my money on hold', right: intent('why_on_hold') },
  { ask: 'explain CL-558', right: intent('explain', /CL-558/) },
  { ask: 'explain #558', right: intent('explain', /CL-558/) },
  { ask: 'explain 558', right: intent('explain', /CL-558/) },
  { ask: 'register acme.com for 40k closing in june', right: intent('draft_registration') },
  { ask: 'draft a registration for globex.com, $25k', right: intent('draft_registration') },
  { ask: 'what is waiting for me', right: intent('to_do') },
  { ask: 'what can you do', right: intent('help') },
  {
    ask: 'explain this',
    about: `select '/revenue/commissions/show/' || id as value ${lines(`number = 558`)}`,
    right: intent('explain', /CL-558/),
  },
  {
    ask: 'why is this on hold',
    about: `select '/revenue/commissions/show/' || id as value ${lines(`status = 'on_hold' limit 1`)}`,
    right: intent('why_on_hold'),
  },
  { ask: 'where is the price list', right: fact(`select 'Price list' as value`) },
  // No answer in the product
  { ask: 'how much does Mesa Systems earn', right: refused },
  { ask: 'who is the best partner', right: refused },
  { ask: 'tell me a joke', right: refused },
  { ask: 'what is your margin on our deals', right: refused },
  { ask: 'which competitors do we lose to', right: refused },
  { ask: 'deals of the other partners', right: refused },
  { ask: 'how happy are our customers', right: refused },
  { ask: 'commission forecast for next decade', right: refused },
];
