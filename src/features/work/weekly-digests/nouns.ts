import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  weekly_digests: {
    one: 'weekly digest',
    many: 'weekly digests',
    permission: { managedBy: ['partner_manager'], everybody: { partner: 'manage' }, wholeCompany: 'manage' },
    onPartnerMerge: 'end',
  },
  weekly_digest_settings: { one: 'setting of weekly digests', many: 'settings of weekly digests', log: 'company' },
});
