import { sayable } from '#shared/text/labels.ts';

/**
 * The statements of the page that tells a partner what the company sees of it. `statements.test.ts` proves each one
 * against the API: a statement without a proof fails.
 */
export const topics = sayable([
  { key: 'people', label: 'Contacts and users' },
  { key: 'deals', label: 'Deals' },
  { key: 'notes', label: 'Notes' },
  { key: 'tasks', label: 'Tasks' },
  { key: 'mails', label: 'Emails' },
  { key: 'mapping', label: 'Account mapping' },
  { key: 'money', label: 'Payout details' },
  { key: 'sessions', label: 'Sign-ins and visits' },
] as const);

export type TopicKey = (typeof topics)[number]['key'];

interface Statement {
  key: string;
  topic: TopicKey;
  isVisible: boolean;
  /** Completes "{company} sees" or "{company} does not see". */
  text: string;
  /** The module that the statement is about; it is left out while the module is off. */
  flag?: string;
}

export const statements = sayable([
  {
    key: 'contacts',
    topic: 'people',
    isVisible: true,
    text: 'the contacts that you add, with email addresses and phone numbers',
  },
  { key: 'users', topic: 'people', isVisible: true, text: 'the names and email addresses of your users' },
  {
    key: 'registrations',
    topic: 'deals',
    isVisible: true,
    text: 'the deals that you register, with customer, amount and contact',
    flag: 'deal_registrations',
  },
  {
    key: 'crm_deals',
    topic: 'deals',
    isVisible: false,
    text: 'deals of your connected CRM that you have not registered',
    flag: 'deal_exchange',
  },
  { key: 'deal_notes', topic: 'notes', isVisible: true, text: 'the notes that you write on deals' },
  {
    key: 'private_notes',
    topic: 'notes',
    isVisible: false,
    text: 'your private notes on meetings',
    flag: 'meetings',
  },
  {
    key: 'tasks',
    topic: 'tasks',
    isVisible: true,
    text: 'all tasks in this portal, with their comments, also those for your own people',
    flag: 'tasks',
  },
  {
    key: 'mails',
    topic: 'mails',
    isVisible: true,
    text: 'the emails that the program sends your users, with subject and text',
  },
  {
    key: 'private_mails',
    topic: 'mails',
    isVisible: false,
    text: 'emails about internal matters of your team, such as a failure of your own connection',
  },
  {
    key: 'shared_accounts',
    topic: 'mapping',
    isVisible: true,
    text: 'accounts of the lists that you share, if a list of theirs contains them too, up to the level you chose',
    flag: 'account_mapping',
  },
  {
    key: 'other_accounts',
    topic: 'mapping',
    isVisible: false,
    text: 'accounts of your lists that no list of theirs contains, and lists that you do not share',
    flag: 'account_mapping',
  },
  {
    key: 'account_digits',
    topic: 'money',
    isVisible: true,
    text: 'the last four digits of your account; opening the whole number is recorded',
    flag: 'payouts',
  },
  {
    key: 'whole_account',
    topic: 'money',
    isVisible: false,
    text: 'the whole number of your account in lists, searches and exports',
    flag: 'payouts',
  },
  {
    key: 'visits',
    topic: 'sessions',
    isVisible: true,
    text: 'this portal as one of your users, for administrators who give a reason; they cannot change anything, and each visit is recorded',
  },
  {
    key: 'devices',
    topic: 'sessions',
    isVisible: false,
    text: 'on which devices and from which addresses your users sign in',
  },
  {
    key: 'questions',
    topic: 'sessions',
    isVisible: false,
    text: 'what your users ask the assistant',
    flag: 'ai_assistant',
  },
] as const satisfies readonly Statement[]);

export type StatementKey = (typeof statements)[number]['key'];
