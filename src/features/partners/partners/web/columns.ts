import { categoryOptions } from '#features/partners/partner-statuses/categories.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { partnerFields } from '../fields.schema.ts';
import type { Partner } from '../schema.ts';

export const columns: Column<Partner>[] = columnsOf(
  partnerFields,
  [
    'name',
    'owner_user_id',
    'type_id',
    'tier_id',
    'status_id',
    { of: 'region_id', value: ({ region_names }) => region_names.join(', ') },
    { of: 'open_pipeline_minor', value: (row) => row.open_pipeline_minor || null },
    { of: 'won_this_year_minor', value: (row) => row.won_this_year_minor || null },
    'last_activity_at',
    'open_deals',
    'country',
  ],
  [{ field: 'created_at', label: 'Created', kind: 'date', sortable: true, hidden: true }],
);

export const filters: FilterSpec[] = filtersOf(partnerFields, [
  { field: 'id', label: 'Partner', kind: 'reference', resource: 'partners' },
  'status_id',
  { field: 'status_category', label: 'Category', kind: 'multi', options: categoryOptions },
  'type_id',
  'tier_id',
  'region_id',
  { field: 'within_region_id', label: 'Region and subregions', kind: 'reference', resource: 'partner_regions' },
  'owner_user_id',
]);
