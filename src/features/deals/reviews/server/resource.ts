import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { Review, ReviewForPartner, reviewFields } from '../schema.ts';

constraintMessage('reviews_one_per_contact', { contact_id: ['was already asked for a review of this partner'] });
constraintMessage('reviews_one_request', { opportunity_id: ['already has a review request'] });

/** Made by a request, written on the public page, decided by steps of their own. */
export const reviews = defineResource({
  name: 'reviews',
  noun: 'review',
  fields: reviewFields,
  row: Review,
  view: 'review_rows',
  viewComputes: ['cooperation', 'quality', 'schedule', 'budget', 'rating', 'quote', 'author', 'designation', 'company'],
  list: {
    sort: [...sortable(reviewFields), 'rating', 'created_at'],
    filter: [...filterable(reviewFields), 'rating', 'created_at', 'contact_id'],
    search: searchable(reviewFields),
    by: '-created_at',
  },
  partner: { row: ReviewForPartner, verbs: ['list', 'get'] },
});
