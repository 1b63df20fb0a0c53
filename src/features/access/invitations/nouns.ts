import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  invitations: {
    one: 'invitation',
    many: 'invitations',
    permission: {
      heading: 'partners',
      label: 'Portal invitations',
      manage: 'Invite partner users',
      managedBy: ['partner_manager'],
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
});
