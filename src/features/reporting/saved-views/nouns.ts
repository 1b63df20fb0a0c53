import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  saved_views: {
    one: 'saved view',
    many: 'saved views',
    permission: {
      managedBy: [
        'partner_manager',
        'finance',
        'content',
        'read_only',
        'partner_sales',
        'partner_finance',
        'partner_member',
      ],
      everybody: { company: 'manage', partner: 'manage' },
    },
    handOver: { where: "visibility = 'shared' and owner_partner_id is null", label: 'shared views' },
  },
});
