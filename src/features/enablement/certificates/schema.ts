import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const programKinds = sayable([
  { value: 'person', label: 'People' },
  { value: 'organization', label: 'Organizations' },
] as const);

const stateOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'published', label: 'Published', tone: 'green' },
] as const);

const read = { write: 'never', partner: 'read' } as const;
const figure = { notNull: true, write: 'never', list: 'shown', sort: true, width: 110 } as const;

const ReminderDays = Type.Array(Type.Integer({ minimum: 1, maximum: 365 }), {
  minItems: 1,
  maxItems: 5,
  uniqueItems: true,
});
export const certificateProgram = defineNoun('certificate_programs', nouns.certificate_programs, {
  sharedColumns: {
    reminder_days: Type.Array(Type.Integer()),
    course_titles: Type.Array(Type.String()),
    program_names: Type.Array(Type.String()),
    archived_at: nullable(Instant),
  },
  columns: {
    /** The deal types that require it. */
    required_by: Type.Array(Type.String()),
  },
  input: {
    /** Days before the expiry on which holders are reminded. */
    reminder_days: Type.Optional(ReminderDays),
  },
  archive: true,
  by: 'name',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Certificate',
      help: 'Printed on the certificate.',
      max: 120,
      required: true,
      partner: 'read',
      wide: true,
      list: 'shown',
      width: 260,
      sort: true,
      filter: true,
      search: true,
    }),
    description: field.longText({
      label: 'Description',
      section: 'Certificate',
      help: 'What someone who holds it can do. Printed on the certificate and part of the digital badge.',
      partner: 'read',
      wide: true,
      list: 'hidden',
      search: true,
    }),
    state: field.choice({
      ...read,
      label: 'Status',
      options: stateOptions,
      notNull: true,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    kind: field.choice({
      label: 'Awarded to',
      section: 'Certificate',
      options: programKinds,
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      width: 140,
      sort: true,
      filter: true,
      form: false,
    }),
    course_ids: field.references('courses', {
      label: 'Required courses',
      section: 'Requirements',
      help: 'Awarded automatically when someone has completed all of them. Without courses, you award it yourself.',
      partner: 'read',
      wide: true,
      form: false,
    }),
    program_ids: field.references('certificate_programs', {
      label: 'Certificates of people',
      section: 'Requirements',
      help: 'People count who hold at least one of these.',
      partner: 'read',
      wide: true,
      form: false,
    }),
    people_needed: field.number({
      label: 'Certified people needed',
      section: 'Requirements',
      help: 'Awarded automatically when a partner has so many certified people, and ended when it has fewer.',
      min: 1,
      max: 1000,
      partner: 'read',
      form: false,
    }),
    valid_months: field.number({
      label: 'Valid for months',
      section: 'Validity',
      help: 'Leave empty if it never expires.',
      min: 1,
      max: 120,
      partner: 'read',
      list: 'hidden',
      sort: true,
    }),
    held: field.number({ ...figure, label: 'Held' }),
    expiring: field.number({ ...figure, label: 'Expiring' }),
    expired: field.number({ ...figure, label: 'Expired' }),
  },
});
export type CertificateProgram = RowOf<typeof certificateProgram>;
export type CertificateProgramCreate = CreateOf<typeof certificateProgram>;
export type CertificateProgramUpdate = UpdateOf<typeof certificateProgram>;
export type CertificateProgramForPartner = PartnerRowOf<typeof certificateProgram>;

export const certificateStates = sayable([
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'expiring', label: 'Expiring', tone: 'amber' },
  { value: 'expired', label: 'Expired', tone: 'red' },
  { value: 'renewed', label: 'Renewed', tone: 'gray' },
  { value: 'revoked', label: 'Revoked', tone: 'red' },
] as const);

const sourceOptions = sayable([
  { value: 'courses', label: 'Completed courses' },
  { value: 'people', label: 'Certified people' },
  { value: 'manual', label: 'Your team' },
] as const);

export const certificate = defineNoun('certificates', nouns.certificates, {
  views: [
    {
      key: 'expiring',
      name: 'Expiring in 90 days',
      where: { status: ['active', 'expiring'], expires_on_gte: '@today', expires_on_lte: '@today+90' },
      by: 'expires_on',
    },
  ],
  sharedColumns: {
    user_id: nullable(Id),
    verify_token: Type.String(),
    replaces_id: nullable(Id),
    renewed_by_id: nullable(Id),
  },
  columns: {
    partner_owner_user_id: nullable(Id),
    partner_type_id: nullable(Id),
    partner_region_id: nullable(Id),
  },
  fields: {
    holder_name: field.text({
      ...read,
      label: 'Holder',
      notNull: true,
      list: 'shown',
      width: 200,
      sort: true,
      filter: true,
      search: true,
    }),
    program_name: field.text({
      ...read,
      label: 'Certificate',
      notNull: true,
      list: 'shown',
      width: 240,
      sort: true,
      filter: true,
      search: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      notNull: true,
      write: 'never',
      link: true,
      list: 'shown',
      width: 180,
      sort: true,
      filter: true,
      search: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: certificateStates,
      notNull: true,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    issued_on: field.date({
      ...read,
      label: 'Issued',
      notNull: true,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    expires_on: field.date({ ...read, label: 'Valid until', list: 'shown', width: 120, sort: true, filter: true }),
    number: field.number({ ...read, label: 'Number', notNull: true, list: 'hidden', sort: true, filter: true }),
    kind: field.choice({
      ...read,
      label: 'Awarded to',
      options: programKinds,
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    holder_email: field.email({ ...read, label: 'Email', list: 'hidden', search: true, filter: true }),
    program_id: field.reference('certificate_programs', {
      ...read,
      label: 'Program',
      notNull: true,
      filter: true,
    }),
    source: field.choice({
      ...read,
      label: 'Awarded by',
      options: sourceOptions,
      notNull: true,
      list: 'hidden',
      filter: true,
    }),
    awarded_by_name: field.text({ label: 'Awarded by person', write: 'never' }),
    ended_at: field.instant({ ...read, label: 'Ended', list: 'hidden', sort: true, filter: true }),
    end_reason: field.text({ ...read, label: 'Reason', list: 'hidden' }),
    ended_by_name: field.text({ label: 'Ended by', write: 'never' }),
  },
});
export type Certificate = RowOf<typeof certificate>;
export type CertificateForPartner = PartnerRowOf<typeof certificate>;

/** Awards to users of a partner, or to the partner itself. */
export const AwardBody = closed({
  partner_id: Id,
  user_ids: Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true })),
  issued_on: Type.Optional(nullable(Day)),
});
export type AwardBody = Static<typeof AwardBody>;
export const AwardAnswer = closed({
  awarded: Type.Integer(),
  /** The number of holders who already have a valid one. */
  skipped: Type.Integer(),
});

/** "No. 00042". */
export const numberText = (number: number): string => `No. ${String(number).padStart(5, '0')}`;

/** A certificate of a reseller as its distributor reads it, without the people who hold it. */
export const ResellerCertificate = Type.Object({
  name: Type.String(),
  kind: oneOf('person', 'organization'),
  holders: Type.Integer(),
  next_expiry: nullable(Day),
});
export type ResellerCertificate = Static<typeof ResellerCertificate>;
