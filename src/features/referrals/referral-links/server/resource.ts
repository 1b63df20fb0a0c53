import { invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { Click, couponCode, defaultLink, ReferralLinkUpdateByPartner, referralLink } from '../schema.ts';
import { webHost } from './domains.ts';
import { changeLink, checkCoupon, prepareLink } from './rules.ts';

export const referralLinks = defineResource(referralLink, {
  view: 'referral_link_rows',
  viewComputes: ['status'],
  list: { filter: ['archived_at'], search: ['name', 'code', 'destination_url', 'partner_name'] },
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'], update: ReferralLinkUpdateByPartner },
  import: { group: 'Sales', known_by: [['code']], headings: { code: ['Code', 'token', 'slug'] } },
  beforeCreate: prepareLink,
  beforeUpdate: changeLink,
});

export const couponCodes = defineResource(couponCode, {
  guardedBy: 'referral_links',
  list: { filter: ['archived_at'] },
  partner: { verbs: ['list', 'get'] },
  import: { group: 'Sales', known_by: [['code']], headings: { code: ['Code', 'coupon', 'coupon code'] } },
  beforeCreate: async (call, input) => {
    await checkCoupon(call, input.partner_id, input.link_id);
    return input;
  },
  beforeUpdate: async (call, current, patch) => {
    await checkCoupon(call, current.partner_id, patch.link_id);
    return patch;
  },
});

const requireAddress = (address: string | undefined): void => {
  if (address !== undefined && !webHost(address))
    throw invalid({ destination_url: ['must be a web address without a user name or password'] });
};

export const defaultLinks = defineResource(defaultLink, {
  view: 'default_link_rows',
  list: { filter: ['archived_at'] },
  beforeCreate: (_call, input) => {
    requireAddress(input.destination_url);
    return input;
  },
  beforeUpdate: (_call, _current, patch) => {
    requireAddress(patch.destination_url);
    return patch;
  },
  afterCreate: (call) =>
    call.enqueue('referral-links.create-default-links', {}, { job_key: `default-links:${call.organization_id}` }),
  afterUpdate: (call) =>
    call.enqueue('referral-links.create-default-links', {}, { job_key: `default-links:${call.organization_id}` }),
});

/** Read only; written by the redirect. */
export const clicks = defineResource({
  name: 'clicks',
  noun: 'click',
  row: Click,
  guardedBy: 'referral_links',
  list: {
    sort: ['at', 'verdict', 'device'],
    filter: ['link_id', 'verdict', 'at', 'device', 'referrer_host'],
    search: ['referrer_host', 'landing_path'],
    by: '-at',
  },
  partner: { row: Click, verbs: ['list', 'get'] },
});
