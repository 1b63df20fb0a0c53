import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  accounting_exports: {
    one: 'accounting export',
    many: 'accounting exports',
    permission: {
      manage: 'Map accounts and export months',
      managedBy: ['finance'],
      wholeCompany: 'view',
    },
  },
  accounting_downloads: {
    one: 'download of an accounting export',
    many: 'downloads of accounting exports',
    isTrail: true,
  },
  accounting_settings: { one: 'accounting settings', many: 'accounting settings', log: 'company' },
  accounting_accounts: { one: 'account of the books', many: 'accounts of the books', log: 'company' },
});
