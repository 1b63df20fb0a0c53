import { daysBetween } from '#shared/dates.ts';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import type { PresetView } from '#web/resource/SavedViews.tsx';
import type { Opportunity } from '../schema.ts';
import { atRiskColumn } from './AtRisk.tsx';
import { attributionOptions, labelOf, lostReasonOptions, sourceOptions, statusOptions, today } from './words.ts';

export const columns: Column<Opportunity>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'account_name', label: 'Company', sortable: true },
  { field: 'partner_name', label: 'Partner', sortable: true },
  { field: 'type_name', label: 'Type', sortable: true, hidden: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', colour: 'stage_colour', sortable: true },
  atRiskColumn,
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true },
  { field: 'owner_name', label: 'Owner', kind: 'person', sortable: true },
  { field: 'opened_on', label: 'Age', sortable: true, value: ageOf },
  { field: 'number', label: 'No.', sortable: true, value: ({ number }) => `#${number}` },
  { field: 'status', label: 'Status', kind: 'status', options: statusOptions, hidden: true },
  { field: 'closed_on', label: 'Closed', kind: 'date', sortable: true, hidden: true },
  {
    field: 'probability',
    label: 'Chance',
    sortable: true,
    hidden: true,
    value: ({ probability }) => probability !== null && `${probability}%`,
  },
  { field: 'source', label: 'Source', hidden: true, value: ({ source }) => labelOf(sourceOptions, source) },
  { field: 'next_step', label: 'Next step', hidden: true },
  { field: 'next_step_on', label: 'Next step on', kind: 'date', hidden: true },
  {
    field: 'lost_reason',
    label: 'Lost because',
    hidden: true,
    value: ({ lost_reason }) => labelOf(lostReasonOptions, lost_reason),
  },
  { field: 'external_ref', label: 'Id elsewhere', hidden: true },
  { field: 'last_activity_at', label: 'Last activity', kind: 'relative', sortable: true, hidden: true },
  { field: 'created_at', label: 'Added', kind: 'relative', sortable: true, hidden: true },
];

/** Days it has been open, or was until it closed. */
function ageOf({ opened_on, closed_on }: Opportunity): string {
  return `${daysBetween(opened_on, closed_on ?? today())} d`;
}

export const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'select', options: statusOptions },
  { field: 'type_id', label: 'Type', kind: 'reference', resource: 'opportunity_types' },
  { field: 'stage_id', label: 'Stage', kind: 'reference', resource: 'opportunity_stages' },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'attribution', label: 'Attribution', kind: 'multi', options: attributionOptions },
  { field: 'partner_type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' },
  { field: 'partner_region_id', label: 'Partner region', kind: 'reference', resource: 'partner_regions' },
  { field: 'account_id', label: 'Company', kind: 'reference', resource: 'accounts' },
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date' },
  { field: 'opened_on', label: 'Opened', kind: 'date' },
  { field: 'closed_on', label: 'Closed', kind: 'date' },
  { field: 'source', label: 'Source', kind: 'select', options: sourceOptions },
  { field: 'lost_reason', label: 'Lost because', kind: 'select', options: lostReasonOptions },
  { field: 'is_at_risk', label: 'At risk', kind: 'bool' },
];

/** The questions everybody asks first. */
export function presetViews(user_id: string): PresetView[] {
  const is = (field: string, value: string) => ({ field, operator: 'eq' as const, values: [value] });
  return [
    { key: 'open', name: 'Open', state: { filters: [is('status', 'open')] } },
    { key: 'mine', name: 'Mine, open', state: { filters: [is('owner_user_id', user_id), is('status', 'open')] } },
    { key: 'at-risk', name: 'At risk', state: { filters: [is('status', 'open'), is('is_at_risk', 'true')] } },
    {
      key: 'won-this-quarter',
      name: 'Won this quarter',
      state: {
        filters: [is('status', 'won'), { field: 'closed_on', operator: 'gte', values: [quarterStart(today())] }],
        sort: [{ field: 'closed_on', descending: true }],
      },
    },
  ];
}

/** "2026-05-17" gives "2026-04-01". */
function quarterStart(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}
