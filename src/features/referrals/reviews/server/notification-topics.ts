import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'reviews',
    resource: 'reviews',
    label: 'Reviews to decide',
    about: 'A customer submits a review, or a partner requests or disputes one.',
    mode: 'company',
    email: 'instant',
    kinds: ['review_requested', 'review_submitted', 'review_disputed', 'review_code_guessed'],
  },
  {
    key: 'own_reviews',
    resource: 'reviews',
    label: 'Your reviews',
    about: 'A review of your work is published, or the company decides about a request or dispute.',
    mode: 'partner',
    email: 'instant',
    kinds: ['review_published', 'review_decided'],
  },
]);
