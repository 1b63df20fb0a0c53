import {
  type Asked,
  count,
  fact,
  figure,
  first,
  groups,
  intent,
  money,
  ordered,
  records,
  refused,
  within,
} from './expect.ts';

const of = (view: string, where: string) => `from ${view} where organization_id = :org and ${where}`;
const deals = (where = 'true') => of('opportunity_rows', `archived_at is null and (${where})`);
const won = (where = 'true') => deals(`status = 'won' and (${where})`);
const open = (where = 'true') => deals(`status = 'open' and (${where})`);
const lost = (where = 'true') => deals(`status = 'lost' and (${where})`);
const partners = (where = 'true') => of('partner_rows', `archived_at is null and (${where})`);
const registrations = (where: string) => of('deal_registration_rows', where);
const lines = (where: string) => of('commission_line_rows', where);
const earned = (where = 'true') =>
  lines(`status in ('on_hold','payable','reserved','paid') and kind <> 'carried' and (${where})`);
const tasks = (where: string) => of('tasks', where);
const certificates = (where: string) => of('certificate_rows', where);
const contracts = (where: string) => of('contract_rows', where);
const leads = (where: string) => of('lead_rows', where);

/** Questions of a person of the company. */
export const companyQuestions: readonly Asked[] = [
  // Counts
  { ask: 'how many open deals do we have', right: count(open()) },
  { ask: 'How many deals did we win this year?', right: count(won(within('closed_on', 'year'))) },
  { ask: 'deals won last month count', right: count(won(within('closed_on', 'month', -1))) },
  { ask: 'how many partners', right: count(partners()) },
  { ask: 'number of active partners', right: count(partners(`status_category = 'active'`)) },
  { ask: 'how many gold partners do we have', right: count(partners(`tier_name = 'Gold'`)) },
  { ask: 'how many partners joined this year', right: count(partners(within('joined_on', 'year'))) },
  { ask: 'how many resellers are there', right: count(partners(`type_name = 'Reseller'`)) },
  { ask: 'how many partners in Europe', right: count(partners(`'Europe' = any (region_names)`)) },
  { ask: 'how many partners do we have in germany', right: count(partners(`country = 'DE'`)) },
  { ask: 'how many registrations are pending review', right: count(registrations(`status = 'pending_review'`)) },
  { ask: 'how many registratons were approved', right: count(registrations(`status = 'approved'`)) },
  { ask: 'rejected registrations, how many?', right: count(registrations(`status = 'rejected'`)) },
  { ask: 'how many deals did we lose last quarter', right: count(lost(within('closed_on', 'quarter', -1))) },
  { ask: 'how many deals did we lose because of price', right: count(lost(`lost_reason = 'price'`)) },
  { ask: 'How many open tasks', right: count(tasks(`status <> 'done'`)) },
  { ask: 'how many active certificates', right: count(certificates(`status in ('active', 'expiring')`)) },
  { ask: 'how many leads have we got', right: count(leads('true')) },
  { ask: 'how many new leads', right: count(leads(`status = 'new'`)) },
  { ask: 'how many deals does Mesa Systems have', right: count(deals(`partner_name = 'Mesa Systems'`)) },
  { ask: 'how many open deals over 50k', right: count(open('amount_minor > 5000000')) },
  { ask: 'deals in negotiation - how many', right: count(deals(`stage_name = 'Negotiation'`)) },
  { ask: 'how many opps are in proposal stage?', right: count(deals(`stage_name = 'Proposal'`)) },
  {
    ask: 'how many platinum partners in north america',
    right: count(partners(`tier_name = 'Platinum' and 'North America' = any (region_names)`)),
  },
  {
    ask: 'hw many deals did we win in january',
    right: count(won(`closed_on >= '2026-01-01' and closed_on < '2026-02-01'`)),
  },
  {
    ask: 'how many deals did we win in 2025',
    right: count(won(`closed_on >= '2025-01-01' and closed_on < '2026-01-01'`)),
  },
  {
    ask: 'how many deals were won in the last 30 days',
    right: count(won(`closed_on > :today - 30 and closed_on <= :today`)),
  },
  { ask: 'how many deals did we win since january', right: count(won(`closed_on >= '2026-01-01'`)) },
  { ask: 'how many deals are not won', right: count(deals(`status <> 'won'`)) },
  { ask: 'number of contracts', right: count(contracts('true')) },
  // Money
  { ask: 'won revenue this year', right: money(won(within('closed_on', 'year'))) },
  { ask: 'revenue last quarter', right: money(won(within('closed_on', 'quarter', -1))) },
  { ask: 'how much did we win last year', right: money(won(within('closed_on', 'year', -1))) },
  { ask: 'whats our open pipeline', right: money(open()) },
  { ask: 'how much is in the pipeline', right: money(open()) },
  { ask: 'pipeline of Mesa Systems', right: money(open(`partner_name = 'Mesa Systems'`)) },
  {
    ask: 'sourced revenue 2025',
    right: money(won(`attribution = 'sourced' and closed_on >= '2025-01-01' and closed_on < '2026-01-01'`)),
  },
  {
    ask: 'influenced revenue this quarter',
    right: money(won(`attribution = 'influenced' and ${within('closed_on', 'quarter')}`)),
  },
  { ask: 'how much commission is on hold', right: money(lines(`status = 'on_hold'`)) },
  { ask: 'how much commission is payable', right: money(lines(`status = 'payable'`)) },
  { ask: 'commission paid last month', right: money(lines(`status = 'paid' and ${within('paid_on', 'month', -1)}`)) },
  {
    ask: 'how much commission did we pay in 2025',
    right: money(lines(`status = 'paid' and paid_on >= '2025-01-01' and paid_on < '2026-01-01'`)),
  },
  {
    ask: 'how much did Alder Partners earn this year',
    right: money(earned(`partner_name = 'Alder Partners' and ${within('effective_on', 'year')}`)),
  },
  { ask: 'comissions earned by Flint Networks', right: money(earned(`partner_name = 'Flint Networks'`)) },
  {
    ask: 'average deal size',
    right: figure(
      `select currency, avg(amount_minor)::bigint as minor ${deals()} and amount_minor is not null group by currency`,
    ),
  },
  {
    ask: 'average won deal last year',
    right: figure(
      `select currency, avg(amount_minor)::bigint as minor ${won(within('closed_on', 'year', -1))} and amount_minor is not null group by currency`,
    ),
  },
  { ask: 'total amount of open deals', right: money(open()) },
  {
    ask: 'revenue from Gold partners',
    right: money(won(`partner_id in (select id from partner_rows where tier_name = 'Gold')`)),
  },
  { ask: 'what is the value of deals closing this month', right: money(open(within('expected_close_on', 'month'))) },
  { ask: 'revenue in q1', right: money(won(`closed_on >= '2026-01-01' and closed_on < '2026-04-01'`)) },
  // Groups
  { ask: 'deals by stage', right: groups('stage_name', deals()) },
  { ask: 'open deals per partner', right: groups('partner_name', open()) },
  { ask: 'partners by tier', right: groups('tier_name', partners()) },
  { ask: 'partners per region', right: groups('region_name', partners()) },
  { ask: 'partners by type', right: groups('type_name', partners()) },
  {
    ask: 'won deals by month this year',
    right: groups(`to_char(closed_on, 'YYYY-MM-01')`, won(within('closed_on', 'year'))),
  },
  { ask: 'registrations by status', right: groups('status', registrations('true')) },
  {
    ask: 'revenue by quarter last year',
    right: groups(
      `to_char(date_trunc('quarter', closed_on), 'YYYY-MM-DD')`,
      won(within('closed_on', 'year', -1)),
      'sum(amount_minor)',
    ),
  },
  { ask: 'which partners have the most open deals', right: first(1, 'partner_name', open()) },
  {
    ask: 'top 5 partners by revenue this year',
    right: first(5, 'partner_name', won(within('closed_on', 'year')), 'sum(amount_minor)'),
  },
  { ask: 'who won the most deals last year', right: first(1, 'partner_name', won(within('closed_on', 'year', -1))) },
  { ask: 'best partners by won revenue', right: first(3, 'partner_name', won(), 'sum(amount_minor)') },
  {
    ask: 'which partner earned the most commission in 2025',
    right: first(
      1,
      'partner_name',
      earned(`effective_on >= '2025-01-01' and effective_on < '2026-01-01'`),
      'sum(amount_minor)',
    ),
  },
  { ask: 'why do we lose deals', right: groups('lost_reason', lost()) },
  { ask: 'lost deals by reason', right: groups('lost_reason', lost()) },
  { ask: 'deals opened per month', right: groups(`to_char(opened_on, 'YYYY-MM-01')`, deals()) },
  { ask: 'won deals per month', right: groups(`to_char(closed_on, 'YYYY-MM-01')`, won()) },
  {
    ask: 'revenue by product',
    right: groups(
      'product_name',
      of('opportunity_line_rows', `opportunity_status = 'won' and not opportunity_is_archived`),
      'sum(amount_minor)',
    ),
  },
  { ask: 'open deals of Max Manager', right: records(open('owner_user_id = :max')) },
  // Records
  { ask: 'my open deals', right: records(open('owner_user_id = :me')) },
  { ask: 'show me deals closing this month', right: records(open(within('expected_close_on', 'month'))) },
  { ask: 'overdue deals', right: records(open('expected_close_on < :today')) },
  { ask: 'biggest open deals', right: ordered(open('amount_minor is not null'), 'amount_minor desc', 5) },
  { ask: 'top 3 open deals', right: ordered(open('amount_minor is not null'), 'amount_minor desc', 3) },
  {
    ask: 'whats the biggest deal we ever won',
    right: ordered(won('amount_minor is not null'), 'amount_minor desc', 1),
  },
  { ask: 'list platinum partners', right: records(partners(`tier_name = 'Platinum'`)) },
  { ask: 'who are our platinum partners', right: records(partners(`tier_name = 'Platinum'`)) },
  { ask: 'partners without portal access', right: records(partners('not has_portal')) },
  { ask: 'suspended partners', right: records(partners(`status_category = 'suspended'`)) },
  { ask: 'which registrations need a decision', right: records(registrations(`status = 'pending_review'`)) },
  { ask: 'registrations of Mesa Systems', right: records(registrations(`partner_name = 'Mesa Systems'`)) },
  {
    ask: 'which protections expire in the next 30 days',
    right: records(registrations(`status = 'approved' and expires_at::date between :today and :today + 30`)),
  },
  {
    ask: 'certificates expiring this quarter',
    right: records(
      certificates(`status in ('active', 'expiring') and ${within('expires_on', 'quarter')} and expires_on >= :today`),
    ),
  },
  { ask: 'overdue tasks', right: records(tasks(`status in ('open', 'waiting', 'in_progress') and due_on < :today`)) },
  {
    ask: 'tasks due this week',
    right: records(tasks(`status in ('open', 'waiting', 'in_progress') and ${within('due_on', 'week')}`)),
  },
  { ask: 'latest 5 registrations', right: ordered(registrations('submitted_at is not null'), 'submitted_at desc', 5) },
  {
    ask: 'partners that joined in the last 90 days',
    right: records(partners('joined_on > :today - 90 and joined_on <= :today')),
  },
  { ask: 'at risk deals', right: records(open('is_at_risk')) },
  {
    ask: 'deals of Mesa Systems in proposal',
    right: records(deals(`partner_name = 'Mesa Systems' and stage_name = 'Proposal'`)),
  },
  // Facts
  { ask: 'what tier is Mesa Systems', right: fact(`select tier_name as value ${partners(`name = 'Mesa Systems'`)}`) },
  {
    ask: 'when did Flint Networks join',
    right: fact(`select joined_on::text as value ${partners(`name = 'Flint Networks'`)}`),
  },
  // Conversations
  { ask: ['won revenue this year', 'and last year?'], right: money(won(within('closed_on', 'year', -1))) },
  { ask: ['how many open deals', 'by partner'], right: groups('partner_name', open()) },
  { ask: ['how many deals did we win this year', 'what about lost'], right: count(lost(within('closed_on', 'year'))) },
  {
    ask: ['won deals last month', 'only from Mesa Systems'],
    right: records(won(`${within('closed_on', 'month', -1)} and partner_name = 'Mesa Systems'`)),
  },
  {
    ask: ['partners by tier', 'only in europe'],
    right: groups('tier_name', partners(`'Europe' = any (region_names)`)),
  },
  // Intents
  { ask: 'why is CL-30 on hold', right: intent('why_on_hold', /CL-30/) },
  { ask: 'explain cl 12', right: intent('explain', /CL-12/) },
  { ask: 'how far is Mesa Systems from the next tier', right: intent('tier_gap', /Mesa Systems/) },
  { ask: 'what do i have to do today', right: intent('to_do') },
  { ask: 'brief me on Flint Networks', right: intent('brief', /Flint Networks/) },
  { ask: 'draft a registration for acme.com, $40k for partner Mesa Systems', right: intent('draft_registration') },
  { ask: 'remind me to call Mesa on friday', right: intent('create_task') },
  { ask: 'when is the next payout', right: intent('next_payout') },
  // No answer in the product
  { ask: 'what is the weather tomorrow', right: refused },
  { ask: 'how many employees do we have', right: refused },
  { ask: 'deals that smell funny', right: refused },
  { ask: 'delete all partners', right: refused },
];
