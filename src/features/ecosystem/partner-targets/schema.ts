import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Id, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const targetStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'proposed', label: 'Proposed', tone: 'amber' },
  { value: 'agreed', label: 'Agreed', tone: 'green' },
] as const);
export const paces = sayable([
  { value: 'none', label: 'Not agreed', tone: 'gray' },
  { value: 'on_pace', label: 'On pace', tone: 'green' },
  { value: 'behind', label: 'Behind pace', tone: 'red' },
  { value: 'met', label: 'Reached', tone: 'green' },
  { value: 'missed', label: 'Not reached', tone: 'red' },
] as const);

const planned = { partner: 'write' } as const;
const read = { write: 'never', partner: 'read' } as const;

/** The targets of a partner and the company for a quarter, with what has been reached. */
export const partnerTarget = defineNoun('partner_targets', nouns.partner_targets, {
  by: '-starts_on',
  archive: true,
  sharedColumns: {
    objectives: Type.Integer(),
    objectives_done: Type.Integer(),
  },
  columns: { partner_type_id: nullable(Id), partner_region_id: nullable(Id) },
  fields: {
    quarter: field.text({ ...read, label: 'Quarter', notNull: true, list: 'shown', search: true, facts: false }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Plan',
      named: 'partner_name',
      required: true,
      write: 'create',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    starts_on: field.date({
      ...planned,
      label: 'First day of the quarter',
      section: 'Plan',
      required: true,
      list: 'hidden',
      sort: true,
      filter: true,
      facts: false,
    }),
    ends_on: field.date({
      ...read,
      label: 'Last day',
      card: 'Details',
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: targetStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    pace: field.choice({
      ...read,
      label: 'Pace',
      options: paces,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    attainment_ppm: field.rate({ ...read, label: 'Attainment', list: 'shown', sort: true }),
    elapsed_ppm: field.rate({ ...read, label: 'Elapsed', notNull: true, list: 'hidden', facts: false }),
    currency: field.currency({ ...planned, label: 'Currency', section: 'Targets', notNull: true, facts: false }),
    sourced_minor: field.money({
      ...planned,
      label: 'Sourced revenue in the quarter',
      section: 'Targets',
      positive: true,
      list: 'shown',
      sort: true,
      help: 'Won deals that the partner brought.',
    }),
    closed_minor: field.money({
      ...planned,
      label: 'Won revenue in the quarter',
      section: 'Targets',
      positive: true,
      list: 'hidden',
      sort: true,
      help: 'All won deals of the partner.',
    }),
    registrations: field.number({
      ...planned,
      label: 'Deal registrations',
      section: 'Targets',
      min: 0,
      max: 1_000_000,
      list: 'hidden',
      sort: true,
    }),
    certificates: field.number({
      ...planned,
      label: 'Certificates',
      section: 'Targets',
      min: 0,
      max: 1_000_000,
      list: 'hidden',
      sort: true,
    }),
    sourced_actual_minor: field.money({
      ...read,
      label: 'Sourced revenue in the quarter so far',
      notNull: true,
      list: 'hidden',
      facts: false,
    }),
    closed_actual_minor: field.money({
      ...read,
      label: 'Won revenue in the quarter so far',
      notNull: true,
      list: 'hidden',
      facts: false,
    }),
    registrations_actual: field.number({
      ...read,
      label: 'Registrations so far',
      notNull: true,
      list: 'hidden',
      facts: false,
    }),
    certificates_actual: field.number({
      ...read,
      label: 'Certificates so far',
      notNull: true,
      list: 'hidden',
      facts: false,
    }),
    summary: field.richText({
      ...planned,
      label: 'Plan',
      section: 'Plan',
      help: 'What you want to achieve together, and how.',
      facts: false,
      search: true,
      wide: true,
    }),
    proposed_by: field.choice({
      ...read,
      label: 'Proposed by',
      card: 'Details',
      options: [
        { value: 'company', label: 'Company' },
        { value: 'partner', label: 'Partner' },
      ],
      filter: true,
    }),
    agreed_at: field.instant({ ...read, label: 'Agreed', card: 'Details', relative: true, filter: true }),
    agreed_by_name: field.text({ ...read, label: 'Agreed by', card: 'Details' }),
    partner_owner_user_id: field.reference('people', {
      label: 'Partner owner',
      write: 'never',
      filter: true,
      facts: false,
    }),
  },
});
export type PartnerTarget = RowOf<typeof partnerTarget>;
export type PartnerTargetCreate = CreateOf<typeof partnerTarget>;
export type PartnerTargetForPartnerCreate = Static<typeof partnerTarget.partnerCreate>;
export type PartnerTargetUpdate = UpdateOf<typeof partnerTarget>;

export const objectiveSides = sayable([
  { value: 'company', label: 'Company' },
  { value: 'partner', label: 'Partner' },
  { value: 'both', label: 'Both' },
] as const);
export const objectiveStatuses = sayable([
  { value: 'open', label: 'Open', tone: 'blue' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'missed', label: 'Missed', tone: 'red' },
] as const);

export const partnerObjective = defineNoun('partner_objectives', nouns.partner_objectives, {
  by: 'due_on',
  sharedColumns: { is_overdue: nullable(Type.Boolean()), quarter: Type.String() },
  columns: { partner_owner_user_id: nullable(Id), partner_name: nullable(Type.String()) },
  fields: {
    target_id: field.reference('partner_targets', {
      ...planned,
      label: 'Joint business plan',
      required: true,
      write: 'create',
      filter: true,
    }),
    partner_id: field.reference('partners', { label: 'Partner', notNull: true, write: 'never', filter: true }),
    title: field.text({
      ...planned,
      label: 'Objective',
      section: 'Objective',
      required: true,
      max: 300,
      wide: true,
      list: 'shown',
      sort: true,
      search: true,
      placeholder: 'Two joint webinars',
    }),
    side: field.choice({
      ...planned,
      label: 'Done by',
      section: 'Objective',
      options: objectiveSides,
      required: true,
      list: 'shown',
      filter: true,
      sort: true,
    }),
    owner_name: field.text({ ...planned, label: 'Owner', section: 'Objective', list: 'shown', sort: true }),
    due_on: field.date({ ...planned, label: 'Due', section: 'Objective', list: 'shown', sort: true, filter: true }),
    status: field.choice({
      ...planned,
      label: 'Status',
      section: 'Objective',
      options: objectiveStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    done_at: field.instant({ ...read, label: 'Done', relative: true }),
  },
});
export type PartnerObjective = RowOf<typeof partnerObjective>;
export type PartnerObjectiveCreate = CreateOf<typeof partnerObjective>;
export type PartnerObjectiveUpdate = UpdateOf<typeof partnerObjective>;
