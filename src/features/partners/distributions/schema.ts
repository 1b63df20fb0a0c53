import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const statusOptions = sayable([
  { value: 'proposed', label: 'Proposed', tone: 'amber' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'ended', label: 'Ended', tone: 'gray' },
] as const);

const originOptions = sayable([
  { value: 'contract', label: 'Contract' },
  { value: 'rule', label: 'Rule' },
  { value: 'invitation', label: 'Invitation' },
] as const);

export const sideOptions = sayable([
  { value: 'distributor', label: 'Distributor' },
  { value: 'reseller', label: 'Reseller' },
] as const);

/** The causes for which a distribution ends. Rules start again only what a rule had ended. */
export const endCauseOptions = sayable([
  { value: 'company', label: 'Ended by the company' },
  { value: 'distributor', label: 'Ended by the distributor' },
  { value: 'reseller', label: 'Ended by the reseller' },
  { value: 'rule_ended', label: 'The rule no longer applies' },
  { value: 'rule_deleted', label: 'The rule was deleted' },
  { value: 'partners_merged', label: 'The partners were merged' },
] as const);

/** A reseller (`partner_id`) buys from a distributor. Both read it; the fields of the reseller are its public standing in the program. */
export const distribution = defineNoun('distributions', nouns.distributions, {
  sharedColumns: {},
  fields: {
    partner_id: field.reference('partners', {
      label: 'Reseller',
      section: 'Distribution',
      write: 'create',
      named: 'partner_name',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    distributor_id: field.reference('partners', {
      label: 'Distributor',
      section: 'Distribution',
      write: 'create',
      named: 'distributor_name',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    region_id: field.reference('partner_regions', {
      label: 'Region',
      help: 'Without a region, the distribution holds everywhere.',
      section: 'Distribution',
      named: 'region_name',
      partner: 'read',
      list: 'shown',
      filter: 'api',
    }),
    is_default: field.boolean({
      label: 'Default',
      help: 'New registrations in this region name this distributor.',
      section: 'Distribution',
      notNull: true,
      partner: 'read',
      list: 'shown',
      filter: 'api',
    }),
    status: field.choice({
      label: 'Status',
      options: statusOptions,
      notNull: true,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    origin: field.choice({
      label: 'Based on',
      options: originOptions,
      notNull: true,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      list: 'hidden',
      filter: true,
    }),
    proposed_by: field.choice({
      label: 'Proposed by',
      options: [{ value: 'company', label: 'Your company' }, ...sideOptions],
      notNull: true,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      filter: 'api',
    }),
    invited_domain: field.text({
      label: 'Invited website',
      max: 253,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      list: 'hidden',
    }),
    message: field.longText({
      label: 'Message',
      max: 1000,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
    }),
    partner_type_name: field.text({ label: 'Type', write: 'never', partner: 'read', list: 'hidden', card: 'Reseller' }),
    tier_name: field.text({ label: 'Tier', write: 'never', partner: 'read', list: 'shown', card: 'Reseller' }),
    country: field.country({ label: 'Country', write: 'never', partner: 'read', list: 'hidden', card: 'Reseller' }),
    my_side: field.choice({ label: 'Your side', options: sideOptions, write: 'never', partner: 'read', filter: 'api' }),
    rule_id: field.reference('distribution_rules', { label: 'Rule', write: 'never', filter: 'api' }),
    started_at: field.instant({
      label: 'Since',
      day: true,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      list: 'shown',
      sort: true,
    }),
    ended_at: field.instant({
      label: 'Ended',
      day: true,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      list: 'hidden',
      sort: true,
    }),
    end_cause: field.choice({
      label: 'Ended because',
      options: endCauseOptions,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
      list: 'hidden',
      filter: 'api',
    }),
    end_reason: field.text({
      label: 'Reason',
      max: 500,
      write: 'never',
      partner: 'read',
      card: 'Distribution',
    }),
  },
});
export type Distribution = RowOf<typeof distribution>;
export type DistributionForPartner = PartnerRowOf<typeof distribution>;
export type DistributionCreate = CreateOf<typeof distribution>;

/** Partners of a region and a type are associated with a distributor as long as they match. */
export const distributionRule = defineNoun('distribution_rules', nouns.distribution_rules, {
  columns: { resellers: Type.Integer() },
  by: 'created_at',
  fields: {
    distributor_id: field.reference('partners', {
      label: 'Distributor',
      section: 'Rule',
      required: true,
      write: 'create',
      named: 'distributor_name',
      list: 'shown',
    }),
    region_id: field.reference('partner_regions', {
      label: 'Region',
      section: 'Rule',
      named: 'region_name',
      list: 'shown',
    }),
    type_id: field.reference('partner_types', {
      label: 'Partner type',
      section: 'Rule',
      named: 'type_name',
      list: 'shown',
    }),
    is_default: field.boolean({
      label: 'Default distributor',
      help: 'New registrations of these partners name this distributor.',
      section: 'Rule',
      notNull: true,
      list: 'shown',
    }),
  },
});
export type DistributionRule = RowOf<typeof distributionRule>;
export type DistributionRuleCreate = CreateOf<typeof distributionRule>;

/** The other side is named by its website, so that the answer never tells whether it is a partner. */
export const DistributionInvitation = closed({
  side: oneOf('distributor', 'reseller'),
  domain: Type.String({ minLength: 3, maxLength: 253 }),
  message: Type.Optional(text(1000)),
});
export type DistributionInvitation = Static<typeof DistributionInvitation>;

const version = { row_version: Type.Optional(Type.Integer()) };
export const DistributionMove = closed(version);
export const DistributionEnd = closed({ reason: Type.Optional(text(500)), ...version });
export const DistributionMatch = closed({ partner_id: Id, ...version });
