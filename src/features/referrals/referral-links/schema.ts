import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  changes,
  closed,
  Day,
  Domain,
  Id,
  Instant,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Type,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const WebAddress = Type.String({
  maxLength: 2000,
  pattern: '^https?://[^\\s]+$',
  description: 'a web address that starts with https://',
});
/** Stored in lower case; links are found whatever the case. */
const Code = Type.String({
  minLength: 3,
  maxLength: 40,
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$',
  description: '3 to 40 letters, digits and hyphens',
});

export const linkStatusOptions = sayable([
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'paused', label: 'Paused', tone: 'amber' },
  { value: 'expired', label: 'Expired', tone: 'gray' },
  { value: 'archived', label: 'Archived', tone: 'gray' },
] as const);

export const referralLink = defineNoun('referral_links', nouns.referral_links, {
  sharedColumns: { archived_at: nullable(Instant) },
  archive: true,
  fields: {
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Link',
      required: true,
      write: 'create',
      wide: true,
      named: 'partner_name',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    name: field.text({
      label: 'Name',
      help: 'Where the link is used, such as “Newsletter”.',
      section: 'Link',
      facts: false,
      required: true,
      wide: true,
      partner: 'write',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    code: field.text({
      label: 'Code',
      help: 'The last part of the short address. It cannot be changed later. Leave it empty for a random code.',
      section: 'Link',
      input: Code,
      max: 40,
      notNull: true,
      write: 'create',
      partner: 'write',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    destination_url: field.url({
      label: 'Destination',
      help: 'The page visitors arrive at. Partners can use the allowed domains only.',
      section: 'Link',
      input: WebAddress,
      max: 2000,
      required: true,
      wide: true,
      placeholder: 'https://www.example.com/pricing',
      partner: 'write',
      list: 'hidden',
      width: 280,
      search: true,
    }),
    expires_on: field.date({
      label: 'Expires',
      help: 'The last day the link works. After it, visitors see a short notice.',
      section: 'Link',
      partner: 'write',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    utm_source: field.text({ label: 'UTM source', section: 'Campaign', max: 200, partner: 'write', list: 'hidden' }),
    utm_medium: field.text({ label: 'UTM medium', section: 'Campaign', max: 200, partner: 'write', list: 'hidden' }),
    utm_campaign: field.text({
      label: 'UTM campaign',
      help: 'Added to the destination unless it already has them.',
      section: 'Campaign',
      max: 200,
      partner: 'write',
      list: 'hidden',
      filter: 'api',
    }),
    status: field.choice({
      label: 'Status',
      options: linkStatusOptions,
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      width: 110,
      filter: true,
      import: false,
    }),
    default_link_id: field.reference('default_links', {
      label: 'Default link',
      write: 'never',
      named: 'default_link_name',
      filter: 'api',
      import: false,
    }),
    clicks: field.number({ label: 'Clicks', notNull: true, write: 'never', partner: 'read', list: 'shown', width: 90 }),
    created_at: field.timestamp({ label: 'Created', day: true, partner: 'read', list: 'hidden' }),
  },
});
export type ReferralLink = RowOf<typeof referralLink>;
export type ReferralLinkCreate = CreateOf<typeof referralLink>;
export type ReferralLinkUpdate = UpdateOf<typeof referralLink>;
const { code: _, ...partnerChanges } = referralLink.partnerCreate.properties;
export const ReferralLinkUpdateByPartner = changes(closed(partnerChanges));

export const couponCode = defineNoun('coupon_codes', nouns.coupon_codes, {
  archive: true,
  fields: {
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Coupon',
      required: true,
      write: 'create',
      wide: true,
      named: 'partner_name',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    code: field.text({
      label: 'Code',
      help: 'What customers enter at checkout. Upper and lower case are the same.',
      section: 'Coupon',
      max: 60,
      input: Type.String({
        minLength: 2,
        maxLength: 60,
        pattern: '^\\S+$',
        description: '2 to 60 characters without spaces',
      }),
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    link_id: field.reference('referral_links', {
      label: 'Link',
      help: 'Sales with this coupon count for the link.',
      section: 'Coupon',
      named: 'link_name',
      partner: 'read',
      list: 'hidden',
      filter: 'api',
    }),
    description: field.text({
      label: 'Description',
      section: 'Coupon',
      max: 500,
      wide: true,
      partner: 'read',
      list: 'hidden',
    }),
    starts_on: field.date({ label: 'Valid from', section: 'Coupon', partner: 'read', list: 'shown', sort: true }),
    ends_on: field.date({
      label: 'Valid until',
      section: 'Coupon',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
  },
});
export type CouponCode = RowOf<typeof couponCode>;
export type CouponCodeCreate = CreateOf<typeof couponCode>;

export const defaultLink = defineNoun('default_links', nouns.default_links, {
  archive: true,
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Default link',
      required: true,
      wide: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
    }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      help: 'Every partner in the audience gets the link. Leave it empty for all active partners.',
      section: 'Default link',
      wide: true,
      named: 'audience_name',
      list: 'shown',
      filter: true,
    }),
    destination_url: field.url({
      label: 'Destination',
      section: 'Default link',
      input: WebAddress,
      max: 2000,
      required: true,
      wide: true,
      placeholder: 'https://www.example.com',
      list: 'shown',
      width: 280,
    }),
    utm_campaign: field.text({ label: 'UTM campaign', section: 'Default link', max: 200, list: 'hidden' }),
    links: field.number({ label: 'Links', notNull: true, write: 'never', list: 'shown', width: 90 }),
  },
});
export type DefaultLink = RowOf<typeof defaultLink>;
export type DefaultLinkCreate = CreateOf<typeof defaultLink>;

export const verdicts = ['ok', 'duplicate', 'bot', 'prefetch', 'blocked', 'no_consent'] as const;
/** The hash of the address is never shown. */
export const Click = Type.Object({
  id: Id,
  link_id: Id,
  at: Instant,
  verdict: oneOf(...verdicts),
  device: nullable(Type.String()),
  referrer_host: nullable(Type.String()),
  landing_path: nullable(Type.String()),
});
export type Click = Static<typeof Click>;

export const attributionModels = ['first', 'last', 'position', 'manual'] as const;
const Model = oneOf(...attributionModels);
const settings = {
  allowed_domains: Type.Array(Domain, { maxItems: 100, uniqueItems: true }),
  window_days: Type.Integer({ minimum: 1, maximum: 730 }),
  model: Model,
  consent_mode: oneOf('always', 'ask'),
  honors_privacy_signals: Type.Boolean(),
  retention_days: Type.Integer({ minimum: 30, maximum: 1500 }),
  partners_create: Type.Boolean(),
  partner_link_limit: Type.Integer({ minimum: 0, maximum: 1000 }),
  banned_sources: Type.Array(Domain, { maxItems: 500, uniqueItems: true }),
  allowed_campaigns: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 500, uniqueItems: true }),
  holds_paid_search: Type.Boolean(),
  conversions_per_hour: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Each tracked sign-up also becomes a lead, offered to the partner it is credited to. */
  creates_leads: Type.Boolean(),
  /** A sale of a customer who has an open deal. */
  sale_open_deal: oneOf('win', 'review', 'new_deal'),
  /** A sale of a customer whose deal was won by hand and has no tracked sale yet. */
  sale_won_deal: oneOf('payment', 'review', 'renewal', 'new_deal'),
  /** So many days apart, a deal won by hand and a sale can be the same. */
  sale_won_days: Type.Integer({ minimum: 0, maximum: 730 }),
  /** Amounts of a deal and a sale that differ by at most so much agree. */
  sale_amount_percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** A further invoice of a customer. */
  sale_further: oneOf('renewal', 'new_deal', 'review'),
  /** The first sale of a customer whose account has another customer already. */
  sale_second_customer: oneOf('review', 'new_deal'),
};
export const LinkSettings = Type.Object(settings);
export type LinkSettings = Static<typeof LinkSettings>;
export const LinkSettingsUpdate = Type.Partial(closed(settings), { additionalProperties: false, minProperties: 1 });
export const defaultSettings: LinkSettings = {
  allowed_domains: [],
  window_days: 60,
  model: 'last',
  consent_mode: 'always',
  honors_privacy_signals: true,
  retention_days: 400,
  partners_create: true,
  partner_link_limit: 10,
  banned_sources: [],
  allowed_campaigns: [],
  holds_paid_search: true,
  conversions_per_hour: 20,
  creates_leads: true,
  sale_open_deal: 'win',
  sale_won_deal: 'payment',
  sale_won_days: 90,
  sale_amount_percent: 10,
  sale_further: 'renewal',
  sale_second_customer: 'review',
};
/** The settings a partner needs to know to create a link. */
export const LinkRules = Type.Pick(LinkSettings, [
  'allowed_domains',
  'partners_create',
  'partner_link_limit',
  'window_days',
]);
export type LinkRules = Static<typeof LinkRules>;

/** The results of links over time. Amounts are per currency. */
export const Performance = Type.Object({
  totals: Type.Object({
    clicks: Type.Integer(),
    leads: Type.Integer(),
    sales: Type.Integer(),
    refunds: Type.Integer(),
    /** Sales of clicks, in parts per million; null without clicks. */
    conversion_ppm: nullable(Type.Integer()),
    revenue: Type.Array(Type.Object({ currency: Type.String(), amount_minor: PositiveMinor })),
    earnings: Type.Array(Type.Object({ currency: Type.String(), amount_minor: Type.Integer() })),
  }),
  weeks: Type.Array(Type.Object({ week: Day, clicks: Type.Integer(), leads: Type.Integer(), sales: Type.Integer() })),
});
export type Performance = Static<typeof Performance>;
