import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'books',
    resource: 'journal_entries',
    label: 'Differences in the books',
    about: 'The nightly checks found the ledger, the audit log or what commissions count other than it was.',
    mode: 'company',
    email: 'instant',
    is_critical: true,
    kinds: ['books_broken', 'counters_differ'],
  },
]);
