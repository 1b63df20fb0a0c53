import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  referral_links: {
    one: 'referral link',
    many: 'referral links',
    synonyms: ['tracking links', 'affiliate links', 'links'],
    address: '/referral-links/edit/$id',
    title: 'name',
    permission: { managedBy: ['partner_manager', 'partner_sales', 'partner_member'] },
    onPartnerMerge: 'move',
    log: 'both',
  },
  coupon_codes: {
    one: 'coupon code',
    many: 'coupon codes',
    synonyms: ['coupons', 'promo codes', 'discount codes'],
    title: 'code',
    onPartnerMerge: 'move',
    log: 'both',
  },
  default_links: {
    one: 'default link',
    many: 'default links',
    title: 'name',
    permission: { managedBy: ['partner_manager'], wholeCompany: 'manage' },
    log: 'company',
  },
  referral_link_settings: { one: 'link settings', many: 'link settings', log: 'company' },
  clicks: { one: 'click', many: 'clicks', synonyms: ['visits', 'link clicks'], isTrail: true },
  click_days: { one: 'daily click count', many: 'daily click counts', isTrail: true },
  click_salts: { one: 'salt of a day', many: 'salts of days', isTrail: true },
});
