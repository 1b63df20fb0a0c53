import { sayable } from '#shared/text/labels.ts';
import { pickColumns } from '#web/resource/fields/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { type ImportedEarning, importedEarning, kindOptions, stateOptions } from '../schema.ts';

const { fields } = importedEarning;

export const columns = pickColumns<ImportedEarning, typeof fields>(fields, [
  'earned_on',
  'kind',
  'customer',
  'amount_minor',
  'state',
  'paid_on',
  'system',
  'reference',
  'transferred_on',
]);

export const filters: FilterSpec[] = sayable([
  { field: 'state', label: 'State', kind: 'multi', options: stateOptions },
  { field: 'kind', label: 'Kind', kind: 'multi', options: kindOptions },
  { field: 'earned_on', label: 'Date', kind: 'date' },
]);
