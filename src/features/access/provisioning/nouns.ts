import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  provisioning_tokens: {
    one: 'provisioning token',
    many: 'provisioning tokens',
    synonyms: ['scim'],
    permission: {
      label: 'Provisioning (SCIM)',
      manage: 'Connect an identity provider that adds and removes people',
      hiddenFrom: [
        'partner_manager',
        'finance',
        'content',
        'read_only',
        'partner_sales',
        'partner_finance',
        'partner_member',
      ],
      wholeCompany: 'view',
    },
    onPartnerMerge: 'end',
    log: 'both',
  },
  provisioned_people: { one: 'provisioned person', many: 'provisioned people', title: 'full_name', log: 'company' },
});
