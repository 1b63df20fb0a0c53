import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { review } from '../schema.ts';

constraintMessage('reviews_one_per_contact', { contact_id: ['was already asked for a review of this partner'] });
constraintMessage('reviews_one_request', { opportunity_id: ['already has a review request'] });

/** Made by a request, written on the public page, decided by steps of their own. */
export const reviews = defineResource(review, {
  create: false,
  update: false,
  view: 'review_rows',
  viewComputes: ['cooperation', 'quality', 'schedule', 'budget', 'rating', 'quote', 'author', 'designation', 'company'],
  list: { sort: ['rating'], filter: ['rating', 'contact_id'] },
  partner: { verbs: ['list', 'get'] },
});
