import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  deal_registration_comments: {
    one: 'comment on a registration',
    many: 'comments on registrations',
    permission: {
      label: 'Comments on registrations',
      managedBy: ['partner_manager', 'partner_sales', 'partner_member'],
    },
    log: 'both',
  },
});
