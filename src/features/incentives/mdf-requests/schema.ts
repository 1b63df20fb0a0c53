import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, nullable, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const activityOptions = sayable([
  { value: 'event', label: 'Event' },
  { value: 'webinar', label: 'Webinar' },
  { value: 'advertising', label: 'Advertising' },
  { value: 'content', label: 'Content' },
  { value: 'training', label: 'Training' },
  { value: 'email', label: 'Email campaign' },
  { value: 'other', label: 'Other' },
] as const);

export const requestStatuses = sayable([
  { value: 'submitted', label: 'Submitted', tone: 'blue' },
  { value: 'returned', label: 'Changes requested', tone: 'amber' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
  { value: 'closed', label: 'Closed', tone: 'gray' },
  { value: 'expired', label: 'Expired', tone: 'red' },
] as const);

const planned = { partner: 'write' } as const;
const read = { write: 'never', partner: 'read' } as const;

/** An activity that a partner plans with money of a fund; the company decides on it. */
export const mdfRequest = defineNoun('mdf_requests', nouns.mdf_requests, {
  by: '-submitted_at',
  fields: {
    number: field.number({
      ...read,
      label: 'No.',
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: 'api',
      search: true,
    }),
    title: field.text({
      ...planned,
      label: 'Title',
      section: 'Activity',
      required: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
      wide: true,
      placeholder: 'Logistics fair in Munich',
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: requestStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Fund',
      named: 'partner_name',
      required: true,
      write: 'create',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    fund_id: field.reference('mdf_funds', {
      ...planned,
      label: 'Fund',
      section: 'Fund',
      named: 'fund_name',
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    activity: field.choice({
      ...planned,
      label: 'Type of activity',
      section: 'Activity',
      options: activityOptions,
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    starts_on: field.date({
      ...planned,
      label: 'First day',
      section: 'Activity',
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    ends_on: field.date({
      ...planned,
      label: 'Last day',
      section: 'Activity',
      required: true,
      list: 'hidden',
      sort: true,
    }),
    description: field.longText({
      ...planned,
      label: 'Description',
      section: 'Activity',
      help: 'What you plan, and for whom.',
      max: 5000,
      wide: true,
      facts: false,
    }),
    cost_minor: field.money({
      ...planned,
      label: 'Total cost',
      section: 'Money',
      required: true,
      positive: true,
      list: 'hidden',
      sort: true,
    }),
    amount_minor: field.money({
      ...planned,
      label: 'Requested amount',
      section: 'Money',
      notNull: true,
      positive: true,
      list: 'shown',
      sort: true,
      filter: true,
      help: 'Defaults to the company’s share of the total cost.',
    }),
    expected_leads: field.number({
      ...planned,
      label: 'Expected leads',
      section: 'Expected results',
      min: 0,
      max: 1_000_000,
      list: 'hidden',
      sort: true,
    }),
    expected_pipeline_minor: field.money({
      ...planned,
      label: 'Expected pipeline',
      section: 'Expected results',
      positive: true,
      list: 'hidden',
      sort: true,
    }),
    currency: field.currency({ ...read, label: 'Currency', notNull: true, facts: false, filter: true }),
    approved_minor: field.money({ ...read, label: 'Approved amount', card: 'Balance', list: 'shown', sort: true }),
    reserved_minor: field.money({
      ...read,
      label: 'Reserved',
      card: 'Balance',
      notNull: true,
      list: 'hidden',
      sort: true,
    }),
    claimed_minor: field.money({
      ...read,
      label: 'Claimed',
      card: 'Balance',
      notNull: true,
      list: 'hidden',
      sort: true,
    }),
    paid_minor: field.money({ ...read, label: 'Paid', card: 'Balance', notNull: true, list: 'hidden', sort: true }),
    claim_by: field.date({ ...read, label: 'Claim by', card: 'Decision', list: 'hidden', sort: true, filter: true }),
    decision_note: field.longText({ ...read, label: 'Note on the decision', card: 'Decision' }),
    decided_at: field.instant({
      ...read,
      label: 'Decided',
      card: 'Decision',
      relative: true,
      sort: true,
      filter: true,
    }),
    submitted_by_name: field.text({ ...read, label: 'Submitted by', card: 'History', notNull: true }),
    submitted_at: field.instant({
      ...read,
      label: 'Submitted',
      card: 'History',
      notNull: true,
      relative: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    ended_at: field.instant({ ...read, label: 'Ended', card: 'History', relative: true }),
    participation_ppm: field.rate({ ...read, label: 'Company share', card: 'Money', notNull: true }),
    partner_owner_user_id: field.reference('people', {
      label: 'Partner owner',
      write: 'never',
      filter: true,
      facts: false,
    }),
  },
  columns: { decided_by: nullable(Id) },
});
export type RequestStatus = (typeof requestStatuses)[number]['value'];

export type MdfRequest = RowOf<typeof mdfRequest>;
export type MdfRequestCreate = CreateOf<typeof mdfRequest>;
export type MdfRequestForPartnerCreate = Static<typeof mdfRequest.partnerCreate>;
export type MdfRequestUpdate = UpdateOf<typeof mdfRequest>;

const _Note = text(2000);
/** The company's share of a cost, rounded down: exact for any amount. */
export function mdfRequestShare(cost_minor: number, participation_ppm: number): number {
  return Number((BigInt(cost_minor) * BigInt(participation_ppm)) / 1_000_000n);
}

/** The names of those who decide, and whether further people may. */
export const MdfDeciders = closed({ names: Type.Array(Type.String()), is_anyone_else: Type.Boolean() });
export type MdfDeciders = Static<typeof MdfDeciders>;
