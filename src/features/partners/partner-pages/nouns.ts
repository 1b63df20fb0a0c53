import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_pages: {
    one: 'sign-up page',
    many: 'sign-up pages',
    address: '/partners/pages/edit/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  partner_page_days: { one: 'day of a sign-up page', many: 'days of sign-up pages' },
});
