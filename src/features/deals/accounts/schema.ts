import { changeOfMany, tagging } from '#shared/change-many.ts';
import { mergeOf, mergePreviewOf } from '#shared/merging.ts';
import {
  CountryCode,
  CurrencyCode,
  Custom,
  changes,
  closed,
  Domain,
  Id,
  Instant,
  Minor,
  Name,
  nullable,
  PositiveMinor,
  type Static,
  Stored,
  Tags,
  Type,
  text,
} from '#shared/schema.ts';

/** A company that buys: the end customer of deals. */
export const Account = Type.Object({
  ...Stored,
  name: Type.String(),
  domain: nullable(Type.String()),
  website: nullable(Type.String()),
  country: nullable(Type.String()),
  /** What was stored as the country before codes were required, where it names none. Cleared when a country is set. */
  country_as_entered: nullable(Type.String()),
  industry: nullable(Type.String()),
  employees: nullable(Type.Integer()),
  annual_revenue_minor: nullable(Minor),
  currency: CurrencyCode,
  founded_year: nullable(Type.Integer()),
  parent_account_id: nullable(Id),
  parent_account_name: nullable(Type.String()),
  owner_user_id: nullable(Id),
  owner_name: nullable(Type.String()),
  is_customer: Type.Boolean(),
  external_ref: nullable(Type.String()),
  tags: Tags,
  open_opportunities: Type.Integer(),
  won_opportunities: Type.Integer(),
  custom: Custom,
  archived_at: nullable(Instant),
  /** The company it was merged into; itself it is archived then. */
  merged_into_id: nullable(Id),
  merged_into_name: nullable(Type.String()),
});
export type Account = Static<typeof Account>;

/** What a partner sees of the companies it sells to. */
export const AccountForPartner = Type.Pick(Account, [
  'id',
  'row_version',
  'created_at',
  'updated_at',
  'name',
  'domain',
  'website',
  'country',
  'industry',
  'custom',
]);

export const AccountCreate = closed({
  name: Name,
  domain: Type.Optional(nullable(Domain)),
  website: Type.Optional(
    nullable(
      Type.String({
        maxLength: 500,
        pattern: '^https?://\\S+$',
        description: 'a web address that begins with https://',
      }),
    ),
  ),
  country: Type.Optional(nullable(CountryCode)),
  industry: Type.Optional(nullable(text(120))),
  employees: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))),
  annual_revenue_minor: Type.Optional(nullable(PositiveMinor)),
  currency: Type.Optional(CurrencyCode),
  founded_year: Type.Optional(nullable(Type.Integer({ minimum: 1000, maximum: 2100 }))),
  parent_account_id: Type.Optional(nullable(Id)),
  owner_user_id: Type.Optional(nullable(Id)),
  is_customer: Type.Optional(Type.Boolean()),
  external_ref: Type.Optional(nullable(text(200))),
  tags: Type.Optional(Tags),
  custom: Type.Optional(Custom),
});
export type AccountCreate = Static<typeof AccountCreate>;

export const AccountUpdate = changes(AccountCreate);
export type AccountUpdate = Static<typeof AccountUpdate>;

export const AccountBulkChange = changeOfMany({ owner_user_id: Type.Optional(nullable(Id)), ...tagging });

/** What of two companies survives a merge; tags are united, and who bought from either is a customer. */
export const mergeChoices = {
  name: ['name'],
  domain: ['domain'],
  website: ['website'],
  country: ['country'],
  industry: ['industry'],
  employees: ['employees'],
  annual_revenue_minor: ['annual_revenue_minor'],
  founded_year: ['founded_year'],
  owner_user_id: ['owner_user_id'],
  external_ref: ['external_ref'],
} as const;
export const AccountMerge = mergeOf(mergeChoices, 'company');
export type AccountMerge = Static<typeof AccountMerge>;

/** How many rows of each kind belong to the kept company now that did not before. */
export const AccountMerged = closed({
  opportunities: Type.Integer(),
  contacts: Type.Integer(),
  documents: Type.Integer(),
  accounts: Type.Integer(),
});
export type AccountMerged = Static<typeof AccountMerged>;
export const AccountMergePreview = mergePreviewOf(AccountMerged);
