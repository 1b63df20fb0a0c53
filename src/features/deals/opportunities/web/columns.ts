import { sayable } from '#shared/text/labels.ts';
import { daysBetween } from '#shared/time/dates.ts';
import { formatPercent } from '#web/region.ts';
import type { ColumnItem } from '#web/resource/fields/columns.ts';
import type { FilterItem } from '#web/resource/fields/filters.ts';
import { companyAttributions } from '../fields.schema.ts';
import type { Opportunity, opportunity } from '../schema.ts';
import { atRiskColumn } from './AtRisk.tsx';
import { today } from './words.ts';

type Fields = typeof opportunity.fields;

export const columns: readonly ColumnItem<Fields, Opportunity>[] = sayable([
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
    value: ({ probability }) => probability !== null && formatPercent(probability),
  },
]);

/** Days it has been open, or was until it closed. */
function ageOf({ opened_on, closed_on }: Opportunity): string {
  return `${daysBetween(opened_on, closed_on ?? today())} d`;
}

export const filters: readonly FilterItem<Fields>[] = sayable([
  { of: 'status', kind: 'select' },
  'type_id',
  'stage_id',
  'partner_id',
  { field: 'attribution', label: 'Attribution', kind: 'multi', options: companyAttributions },
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
]);
