import { defineFacts, type ReadFact } from '#server/extension-points/facts.ts';

const named = (table: string, order = '"order", name') =>
  `select id as value, name as label, archived_at is not null as is_archived from ${table} where organization_id = $1 order by ${order} limit 2000`;
const stages = (only: string) =>
  `select s.id as value, concat(t.name, ' · ', s.name) as label, s.archived_at is not null or t.archived_at is not null as is_archived
   from opportunity_stages s join opportunity_types t on t.organization_id = s.organization_id and t.id = s.type_id
   where s.organization_id = $1 ${only} order by t."order", t.name, s."order"`;

/** The partner's deals: those it leads, as its row counts them. */
const deals = (row: string, which: string) =>
  `from opportunities o where o.organization_id = ${row}.organization_id and o.partner_id = ${row}.id and o.archived_at is null and ${which}`;
const open = "o.status = 'open'";
const wonOfYear = (today: string) => `o.status = 'won' and o.closed_on > (${today} - interval '12 months')`;
/** A deal's amount at the rate of the day; null where no rate is known. */
const worth = (row: string, { currency, today }: Pick<ReadFact, 'currency' | 'today'>) =>
  `worth_in(${row}.organization_id, ${row}.amount_minor, ${row}.currency::text, ${currency}, ${today})`;
/** Without a rate for one of the deals, the sum is not known. */
const sum = (row: string, which: string, on: ReadFact) =>
  `select case when count(*) filter (where ${worth('o', on)} is null and o.amount_minor is not null) = 0
     then coalesce(sum(${worth('o', on)}), 0) end ${deals(row, which)}`;

const ofPartner = 'Deals';
/** The facts about a partner's deals that audiences can use. */
export const partnerDealFacts = defineFacts('partners', [
  {
    field: 'partner.open_deals',
    label: 'Open deals',
    group: ofPartner,
    kind: 'number',
    read: (row) => `select count(*) ${deals(row, open)}`,
  },
  {
    field: 'partner.open_pipeline',
    label: 'Open pipeline',
    group: ofPartner,
    kind: 'money',
    isInCurrency: true,
    read: (row, on) => sum(row, open, on),
  },
  {
    field: 'partner.won_deals_12_months',
    label: 'Deals won in 12 months',
    group: ofPartner,
    kind: 'number',
    read: (row, { today }) => `select count(*) ${deals(row, wonOfYear(today))}`,
  },
  {
    field: 'partner.won_12_months',
    label: 'Won in 12 months',
    group: ofPartner,
    kind: 'money',
    isInCurrency: true,
    read: (row, on) => sum(row, wonOfYear(on.today), on),
  },
  {
    field: 'partner.open_stage',
    label: 'Stage of an open deal',
    group: ofPartner,
    kind: 'list',
    ids: true,
    many: true,
    options: stages("and s.category = 'open'"),
    read: (row) => `array(select distinct o.stage_id ${deals(row, open)})`,
  },
]);

const group = 'Deal';
const lines = (row: string, column: string, join = '') =>
  `array(select distinct ${column} from opportunity_lines l ${join} where l.organization_id = ${row}.organization_id and l.opportunity_id = ${row}.id and ${column} is not null)`;
const ofProduct = 'join products d on d.organization_id = l.organization_id and d.id = l.product_id';

/** The facts about a deal that audiences can use. */
export const dealFacts = defineFacts('opportunities', [
  {
    field: 'deal.type',
    label: 'Type',
    group,
    kind: 'list',
    ids: true,
    options: named('opportunity_types'),
    read: (row) => `${row}.type_id`,
  },
  {
    field: 'deal.stage',
    label: 'Stage',
    group,
    kind: 'list',
    ids: true,
    options: stages(''),
    read: (row) => `${row}.stage_id`,
  },
  {
    field: 'deal.status',
    label: 'State',
    group,
    kind: 'list',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'won', label: 'Won' },
      { value: 'lost', label: 'Lost' },
    ],
    read: (row) => `${row}.status`,
  },
  {
    field: 'deal.amount',
    label: 'Amount',
    group,
    kind: 'money',
    isInCurrency: true,
    read: worth,
  },
  {
    field: 'deal.product',
    label: 'Product',
    group,
    kind: 'list',
    ids: true,
    many: true,
    options: named('products', 'name'),
    read: (row) => lines(row, 'l.product_id'),
  },
  {
    field: 'deal.category',
    label: 'Product category',
    group,
    kind: 'list',
    ids: true,
    many: true,
    options: named('product_categories'),
    read: (row) => lines(row, 'd.category_id', ofProduct),
  },
  {
    field: 'deal.owner',
    label: 'Owner',
    group,
    kind: 'list',
    ids: true,
    options: `select id as value, full_name as label, status <> 'active' as is_archived from people where organization_id = $1 order by full_name`,
    read: (row) => `${row}.owner_user_id`,
  },
  {
    field: 'deal.expected_close_on',
    label: 'Expected close',
    group,
    kind: 'date',
    read: (row) => `${row}.expected_close_on`,
  },
  { field: 'deal.opened_on', label: 'Opened on', group, kind: 'date', read: (row) => `${row}.opened_on` },
  { field: 'deal.closed_on', label: 'Closed on', group, kind: 'date', read: (row) => `${row}.closed_on` },
]);
