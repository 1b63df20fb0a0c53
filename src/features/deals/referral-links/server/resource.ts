import { invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  Click,
  CouponCode,
  CouponCodeCreate,
  CouponCodeForPartner,
  CouponCodeUpdate,
  couponFields,
  DefaultLink,
  DefaultLinkCreate,
  DefaultLinkUpdate,
  defaultLinkFields,
  linkFields,
  ReferralLink,
  ReferralLinkCreate,
  ReferralLinkCreateByPartner,
  ReferralLinkForPartner,
  ReferralLinkUpdate,
  ReferralLinkUpdateByPartner,
} from '../schema.ts';
import { webHost } from './domains.ts';
import { changeLink, checkCoupon, prepareLink } from './rules.ts';

export const referralLinks = defineResource({
  name: 'referral_links',
  noun: 'referral link',
  fields: linkFields,
  row: ReferralLink,
  create: ReferralLinkCreate,
  update: ReferralLinkUpdate,
  remove: 'archive',
  view: 'referral_link_rows',
  viewComputes: ['status'],
  list: {
    sort: [...sortable(linkFields), 'created_at'],
    filter: [...filterable(linkFields), 'archived_at', 'created_at'],
    search: ['name', 'code', 'destination_url', 'partner_name'],
    by: '-created_at',
  },
  partner: {
    row: ReferralLinkForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: ReferralLinkCreateByPartner,
    update: ReferralLinkUpdateByPartner,
  },
  beforeCreate: prepareLink,
  beforeUpdate: changeLink,
});

export const couponCodes = defineResource({
  name: 'coupon_codes',
  noun: 'coupon code',
  fields: couponFields,
  row: CouponCode,
  create: CouponCodeCreate,
  update: CouponCodeUpdate,
  remove: 'archive',
  view: 'coupon_code_rows',
  guardedBy: 'referral_links',
  list: {
    sort: [...sortable(couponFields), 'created_at'],
    filter: [...filterable(couponFields), 'archived_at'],
    search: searchable(couponFields),
    by: '-created_at',
  },
  partner: { row: CouponCodeForPartner, verbs: ['list', 'get'] },
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

export const defaultLinks = defineResource({
  name: 'default_links',
  noun: 'default link',
  fields: defaultLinkFields,
  row: DefaultLink,
  create: DefaultLinkCreate,
  update: DefaultLinkUpdate,
  remove: 'archive',
  view: 'default_link_rows',
  list: {
    sort: [...sortable(defaultLinkFields), 'created_at'],
    filter: ['audience_id', 'archived_at'],
    search: searchable(defaultLinkFields),
    by: '-created_at',
  },
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
