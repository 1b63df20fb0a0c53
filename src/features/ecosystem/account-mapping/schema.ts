import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { nameText, nullable, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const populationKinds = sayable([
  { value: 'customers', label: 'Customers' },
  { value: 'open_opportunities', label: 'Open opportunities' },
  { value: 'prospects', label: 'Prospects' },
  { value: 'custom', label: 'Custom' },
] as const);
export type PopulationKind = (typeof populationKinds)[number]['value'];

export const populationSources = sayable([
  { value: 'accounts', label: 'Accounts here' },
  { value: 'crm', label: 'CRM' },
  { value: 'file', label: 'CSV file' },
  { value: 'private', label: 'Private CSV file' },
] as const);

export const populationStatuses = sayable([
  { value: 'empty', label: 'Not loaded', tone: 'gray' },
  { value: 'refreshing', label: 'Refreshing', tone: 'blue' },
  { value: 'ready', label: 'Ready', tone: 'green' },
  { value: 'failed', label: 'Failed', tone: 'red' },
] as const);

export const MOST_POPULATIONS = 12;
export const MOST_ROWS = 50_000;
/** Loads of one list, and of all lists of a side, within 24 hours. */
export const LOADS_PER_LIST = 4;
export const LOADS_PER_SIDE = 16;

const written = { partner: 'write' } as const;
const read = { write: 'never', partner: 'read' } as const;
const Industries = Type.Array(nameText(120), { maxItems: 50, uniqueItems: true });

/** A list of accounts of the caller's side, which is compared with lists of the other side. */
export const mappingPopulation = defineNoun('mapping_populations', nouns.mapping_populations, {
  by: 'name',
  inPlace: false,
  sharedColumns: {
    partner_id: nullable(Type.String({ format: 'uuid' })),
    industries: Type.Array(Type.String()),
    remote_values: Type.Array(Type.String()),
  },
  input: {
    industries: Type.Optional(Industries),
    remote_values: Type.Optional(Type.Array(nameText(200), { maxItems: 20, uniqueItems: true })),
  },
  fields: {
    name: field.text({
      ...written,
      label: 'Name',
      section: 'List',
      max: 100,
      required: true,
      list: 'shown',
      sort: true,
      search: true,
      placeholder: 'Customers in Europe',
    }),
    kind: field.choice({
      ...written,
      label: 'Kind',
      section: 'List',
      options: populationKinds,
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    source: field.choice({
      ...written,
      label: 'Source',
      section: 'List',
      options: populationSources,
      required: true,
      write: 'create',
      list: 'shown',
      filter: true,
    }),
    countries: field.countries({
      ...written,
      label: 'Countries',
      help: 'Limits the list to accounts in these countries.',
      section: 'Filter',
    }),
    connection_id: field.reference('connections', {
      ...written,
      label: 'Connection',
      section: 'Source',
      named: 'connection_name',
    }),
    remote_object: field.text({ ...written, label: 'Object of the CRM', section: 'Source', max: 200 }),
    remote_field: field.text({ ...written, label: 'Field of the CRM', section: 'Source', max: 200 }),
    file_name: field.text({ ...read, label: 'File', max: 200 }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: populationStatuses,
      notNull: true,
      list: 'shown',
      filter: true,
    }),
    row_count: field.number({ ...read, label: 'Accounts', notNull: true, list: 'shown', sort: true }),
    skipped_count: field.number({ ...read, label: 'Skipped rows', notNull: true, list: 'hidden' }),
    refreshed_at: field.instant({ ...read, label: 'Refreshed', relative: true, list: 'shown', sort: true }),
    last_error: field.text({ ...read, label: 'Error', max: 500 }),
    created_by_name: field.text({ ...read, label: 'Created by', notNull: true }),
  },
});
export type MappingPopulation = RowOf<typeof mappingPopulation>;
export type MappingPopulationCreate = CreateOf<typeof mappingPopulation>;
export type MappingPopulationUpdate = UpdateOf<typeof mappingPopulation>;

export const introductionStatuses = sayable([
  { value: 'requested', label: 'Requested', tone: 'amber' },
  { value: 'accepted', label: 'Accepted', tone: 'blue' },
  { value: 'declined', label: 'Declined', tone: 'gray' },
  { value: 'made', label: 'Introduced', tone: 'blue' },
  { value: 'meeting', label: 'Meeting', tone: 'blue' },
  { value: 'opportunity', label: 'Opportunity', tone: 'blue' },
  { value: 'won', label: 'Won', tone: 'green' },
  { value: 'lost', label: 'Lost', tone: 'red' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
] as const);
export type IntroductionStatus = (typeof introductionStatuses)[number]['value'];

/** A request of one side for an introduction at an account that both sides know. */
export const introduction = defineNoun('introductions', nouns.introductions, {
  inPlace: false,
  views: [
    { key: 'open', name: 'Open', where: { status: ['requested', 'accepted', 'made', 'meeting'] }, mode: 'both' },
    { key: 'to-answer', name: 'To answer', where: { status: 'requested', asked_by: 'partner' } },
  ],
  sharedColumns: {
    match_id: nullable(Type.String({ format: 'uuid' })),
    registration_id: nullable(Type.String({ format: 'uuid' })),
  },
  columns: { partner_owner_user_id: nullable(Type.String({ format: 'uuid' })) },
  fields: {
    account_name: field.text({ ...read, label: 'Account', notNull: true, list: 'shown', sort: true, search: true }),
    account_domain: field.text({ ...read, label: 'Domain', list: 'hidden', search: true }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: introductionStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      write: 'never',
      notNull: true,
      named: 'partner_name',
      link: true,
      list: 'shown',
      filter: true,
    }),
    asked_by: field.choice({
      ...read,
      label: 'Asked by',
      notNull: true,
      options: [
        { value: 'company', label: 'Company' },
        { value: 'partner', label: 'Partner' },
      ],
      list: 'shown',
      filter: true,
    }),
    message: field.longText({ ...read, label: 'Request', notNull: true, facts: false }),
    reason: field.longText({ ...read, label: 'Reason', max: 1000 }),
    contact_name: field.text({ ...read, label: 'Contact', list: 'hidden' }),
    account_id: field.reference('accounts', { label: 'Account record', write: 'never', filter: 'api' }),
    opportunity_id: field.reference('opportunities', {
      ...read,
      label: 'Deal',
      named: 'opportunity_name',
      link: true,
      filter: 'api',
    }),
    owner_user_id: field.reference('people', {
      label: 'Owner',
      write: 'never',
      named: 'owner_name',
      list: 'hidden',
      filter: true,
    }),
    requested_by_name: field.text({ ...read, label: 'Requested by', notNull: true }),
    answered_by_name: field.text({ ...read, label: 'Answered by' }),
    answered_at: field.instant({ ...read, label: 'Answered', relative: true }),
    due_on: field.date({ ...read, label: 'Answer until', list: 'hidden', sort: true }),
    status_changed_at: field.instant({ ...read, label: 'Status since', notNull: true, sort: true, relative: true }),
    created_at: field.timestamp({ label: 'Requested', partner: 'read', day: true, list: 'shown' }),
  },
});
export type Introduction = RowOf<typeof introduction>;
