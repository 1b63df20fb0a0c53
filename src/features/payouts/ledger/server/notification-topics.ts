import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'books',
    mail: 'money',
    resource: 'journal_entries',
    label: 'Ledger differences',
    about: 'The nightly check found a difference in the ledger, the audit log or commission volumes.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['books_broken', 'counters_differ'],
  },
]);
