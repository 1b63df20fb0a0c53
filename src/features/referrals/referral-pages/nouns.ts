import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  referral_pages: {
    one: 'deal registration form',
    many: 'deal registration forms',
    address: '/referral-pages/edit/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  referral_page_days: { one: 'day of a deal registration form', many: 'days of deal registration forms' },
  referral_entries: {
    one: 'registration by form',
    many: 'registrations by form',
    short: ['registration', 'registrations'],
  },
  referral_requests: {
    one: 'unconfirmed registration by form',
    many: 'unconfirmed registrations by form',
    onPartnerMerge: 'move',
  },
  deal_registration_lines: { one: 'product of a registration', many: 'products of a registration' },
});
