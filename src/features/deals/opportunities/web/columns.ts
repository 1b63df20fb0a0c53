import { daysBetween } from '#shared/dates.ts';
import type { ColumnItem } from '#web/resource/fields/columns.ts';
import type { FilterItem } from '#web/resource/fields/filters.ts';
import type { PresetView } from '#web/resource/list/SavedViews.tsx';
import type { Opportunity, opportunity } from '../schema.ts';
import { atRiskColumn } from './AtRisk.tsx';
import { today } from './words.ts';

type Fields = typeof opportunity.fields;

export const columns: readonly ColumnItem<Fields, Opportunity>[] = [
  { of: 'name', label: 'Deal' },
  'account_id',
  'partner_id',
  'type_id',
  'stage_id',
  atRiskColumn,
  'amount_minor',
  'expected_close_on',
  'owner_user_id',
  { of: 'opened_on', label: 'Age', kind: undefined, value: ageOf },
  { of: 'number', kind: undefined, value: ({ number }) => `#${number}` },
  'status',
  'closed_on',
  {
    of: 'probability',
    kind: undefined,
    hidden: true,
    value: ({ probability }) => probability !== null && `${probability}%`,
  },
];

/** Days it has been open, or was until it closed. */
function ageOf({ opened_on, closed_on }: Opportunity): string {
  return `${daysBetween(opened_on, closed_on ?? today())} d`;
}

export const filters: readonly FilterItem<Fields>[] = [
  { of: 'status', kind: 'select' },
  'type_id',
  'stage_id',
  'partner_id',
  'attribution',
  'partner_type_id',
  'partner_region_id',
  'account_id',
  'owner_user_id',
  'amount_minor',
  'currency',
  'expected_close_on',
  'opened_on',
  'closed_on',
  { of: 'source', kind: 'select' },
  { of: 'lost_reason', kind: 'select' },
];

/** Preset views for common questions. */
export function presetViews(user_id: string): PresetView[] {
  const is = (field: string, value: string) => ({ field, operator: 'eq' as const, values: [value] });
  return [
    { key: 'open', name: 'Open', state: { filters: [is('status', 'open')] } },
    { key: 'mine', name: 'My open deals', state: { filters: [is('owner_user_id', user_id), is('status', 'open')] } },
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
