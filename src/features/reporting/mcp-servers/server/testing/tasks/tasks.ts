import type { Row } from '#server/db/client.ts';

/** The plain lists of the API, which say what is right without the tools that are tested. */
export type Lists = (list: string) => Promise<Row[]>;

export interface Task {
  question: string;
  /** Texts that the answer must contain. */
  rows?: (lists: Lists) => Promise<string[]>;
  /** The proposal that must be stored: where it goes and a part of what it sends. */
  proposal?: (lists: Lists) => Promise<{ url: string; body: Row }>;
}

const count =
  (list: string, fits: (row: Row) => boolean = () => true) =>
  async (lists: Lists) => [String((await lists(list)).filter(fits).length)];

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** The sums of an amount by currency. */
const sum =
  (list: string, column: string, fits: (row: Row) => boolean = () => true) =>
  async (lists: Lists) => {
    const rows = (await lists(list)).filter((row) => fits(row) && row[column] !== null);
    return [...Map.groupBy(rows, ({ currency }) => currency)].map(
      ([currency, of]) => `${decimal(of.reduce((total, row) => total + Number(row[column]), 0))} ${currency}`,
    );
  };

/** Each value of a column with its number of rows. */
const groups =
  (list: string, column: string, fits: (row: Row) => boolean = () => true) =>
  async (lists: Lists) => {
    const rows = (await lists(list)).filter(fits);
    const counts = Map.groupBy(rows, (row) => row[column]);
    return [...counts].flatMap(([value, of]) =>
      value === null || value === undefined ? [] : [String(value), String(of.length)],
    );
  };

/** The names of the first rows by a column. */
const top = (list: string, column: string, most: number) => async (lists: Lists) =>
  (await lists(list))
    .filter((row) => row[column] !== null)
    .sort((a, b) => Number(b[column]) - Number(a[column]))
    .slice(0, most)
    .map((row) => String(row.name));

const named = async (lists: Lists, list: string, fits: (row: Row) => boolean): Promise<Row> =>
  (await lists(list)).find(fits)!;

const counted = [
  'opportunities',
  'partners',
  'accounts',
  'contacts',
  'tasks',
  'leads',
  'deal_registrations',
  'certificates',
];
const spoken: Readonly<Record<string, string>> = { deal_registrations: 'deal registrations' };
const statuses: [string, string, string][] = [
  ['opportunities', 'status', 'open'],
  ['opportunities', 'status', 'won'],
  ['opportunities', 'status', 'lost'],
  ['tasks', 'status', 'open'],
  ['leads', 'status', 'accepted'],
  ['deal_registrations', 'status', 'approved'],
];
const partners = ['Alpha', 'Zeta', 'Eta', 'Delta'];
const grouped: [string, string, string][] = [
  ['opportunities', 'partner', 'partner_name'],
  ['opportunities', 'stage', 'stage_name'],
  ['tasks', 'partner', 'partner_name'],
  ['partners', 'type', 'type_name'],
  ['partners', 'status', 'status_name'],
  ['contacts', 'partner', 'partner_name'],
  ['deal_registrations', 'partner', 'partner_name'],
  ['opportunities', 'type', 'type_name'],
];

const questions: Task[] = [
  ...counted.map((list): Task => ({ question: `How many ${spoken[list] ?? list} are there?`, rows: count(list) })),
  ...statuses.map(
    ([list, column, value]): Task => ({
      question: `How many ${spoken[list] ?? list} with status ${value} are there?`,
      rows: count(list, (row) => row[column] === value),
    }),
  ),
  ...partners.map(
    (name): Task => ({
      question: `How many opportunities of partner ${name} are there?`,
      rows: count('opportunities', (row) => row.partner_name === name),
    }),
  ),
  ...(
    [
      ['contacts', 'Alpha'],
      ['contacts', 'Delta'],
      ['tasks', 'Alpha'],
      ['deal_registrations', 'Alpha'],
    ] as const
  ).map(
    ([list, name]): Task => ({
      question: `How many ${spoken[list] ?? list} of partner ${name} are there?`,
      rows: count(list, (row) => row.partner_name === name),
    }),
  ),
  ...grouped.map(
    ([list, word, column]): Task => ({
      question: `Count ${spoken[list] ?? list} by ${word}`,
      rows: groups(list, column),
    }),
  ),
  ...(['open', 'won', 'lost'] as const).map(
    (status): Task => ({
      question: `Sum the amount of opportunities with status ${status}`,
      rows: sum('opportunities', 'amount_minor', (row) => row.status === status),
    }),
  ),
  ...partners.slice(0, 2).map(
    (name): Task => ({
      question: `Sum the amount of opportunities of partner ${name}`,
      rows: sum('opportunities', 'amount_minor', (row) => row.partner_name === name),
    }),
  ),
  { question: 'What is the won revenue?', rows: sum('opportunities', 'amount_minor', (row) => row.status === 'won') },
  {
    question: 'What is the open pipeline?',
    rows: sum('opportunities', 'amount_minor', (row) => row.status === 'open'),
  },
  { question: 'What is the won deals?', rows: count('opportunities', (row) => row.status === 'won') },
  ...[1, 3, 5].map(
    (most): Task => ({
      question: `List the ${most} opportunities with the highest amount`,
      rows: top('opportunities', 'amount_minor', most),
    }),
  ),
  ...partners.map(
    (name): Task => ({
      question: `List opportunities of partner ${name}`,
      rows: async (lists) =>
        (await lists('opportunities')).filter((row) => row.partner_name === name).map((row) => String(row.name)),
    }),
  ),
];

const proposals: Task[] = [
  ...['Call Alpha about the renewal', 'Send the price list', 'Prepare the review', 'Check the contract'].map(
    (title, at): Task => ({
      question: `Create tasks: title "${title}"; partner "Alpha"; due date "2026-04-0${at + 1}"`,
      proposal: async (lists) => ({
        url: '/tasks',
        body: {
          title,
          partner_id: (await named(lists, 'partners', (row) => row.name === 'Alpha')).id,
          due_on: `2026-04-0${at + 1}`,
        },
      }),
    }),
  ),
  {
    question: 'Create tasks: title "Ask for the offer"; priority "High"; assignee "me"',
    proposal: async () => ({ url: '/tasks', body: { title: 'Ask for the offer', priority: 'high' } }),
  },
  ...['Harbor Cranes', 'Nordic Freight'].map(
    (account_name): Task => ({
      question: `Create deal registrations: account "${account_name}"; partner "Alpha"; amount "40000"; currency "USD"`,
      proposal: async () => ({
        url: '/deal_registrations',
        body: { account_name, amount_minor: 4_000_000, currency: 'USD' },
      }),
    }),
  ),
  {
    question: 'Create leads: contact name "Lea Hill"; company "Hill Co"',
    proposal: async () => ({ url: '/leads', body: { contact_name: 'Lea Hill', company_name: 'Hill Co' } }),
  },
  {
    question: 'Create meetings: title "Quarterly review"; kind "qbr"; partner "Alpha"',
    proposal: async () => ({ url: '/meetings', body: { title: 'Quarterly review', kind: 'qbr' } }),
  },
  {
    question: 'Create accounts: name "Blue Ocean"',
    proposal: async () => ({ url: '/accounts', body: { name: 'Blue Ocean' } }),
  },
  {
    question: 'Note on partners "Alpha": They want a joint campaign.',
    proposal: async (lists) => ({
      url: '/record_notes',
      body: {
        ref_id: (await named(lists, 'partners', (row) => row.name === 'Alpha')).id,
        body: 'They want a joint campaign.',
      },
    }),
  },
  {
    question: 'Change partners "Alpha": website "https://alpha.example"',
    proposal: async (lists) => ({
      url: `/partners/${(await named(lists, 'partners', (row) => row.name === 'Alpha')).id}`,
      body: { website: 'https://alpha.example' },
    }),
  },
  {
    question: 'Change opportunities "@open": next step "Send the offer"',
    proposal: async (lists) => ({
      url: `/opportunities/${(await named(lists, 'opportunities', (row) => row.status === 'open')).id}`,
      body: { next_step: 'Send the offer' },
    }),
  },
  {
    question: 'Note on opportunities "@open": They decide on Friday.',
    proposal: async (lists) => ({
      url: '/opportunity_notes',
      body: {
        opportunity_id: (await named(lists, 'opportunities', (row) => row.status === 'open')).id,
        body: 'They decide on Friday.',
      },
    }),
  },
  {
    question: 'Change contacts "@any": title "Head of sales"',
    proposal: async (lists) => ({
      url: `/contacts/${(await lists('contacts'))[0]!.id}`,
      body: { title: 'Head of sales' },
    }),
  },
];

/** "@open" and "@any" stand for the name of a record of the program. */
export const tasks: readonly Task[] = [...questions, ...proposals];
