import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  reviews: {
    one: 'review',
    many: 'reviews',
    address: '/reviews/show/$id',
    partnerAddress: '/reviews/show/$id',
    permission: {
      heading: 'partners',
      manage: 'Request, decide and reply',
      managedBy: ['partner_manager', 'partner_sales'],
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
  review_invitations: {
    one: 'review invitation',
    many: 'review invitations',
    onPartnerMerge: 'move',
    partOf: { table: 'reviews', column: 'review_id' },
  },
  review_settings: { one: 'review setting', many: 'review settings', log: 'company' },
});
