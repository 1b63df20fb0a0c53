import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  accounts: {
    one: 'account',
    many: 'accounts',
    synonyms: ['customers', 'customer', 'companies', 'clients', 'client', 'end customers'],
    address: '/companies/show/$id',
    partnerAddress: '/companies/show/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'] },
    log: 'company',
  },
});
