import { categoryOptions } from '#features/partners/partner-statuses/categories.ts';
import { countryName } from '#web/countries.ts';
import type { Column } from '#web/resource/columns.ts';
import { countryFilter } from '#web/resource/countryFilter.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import type { Partner } from '../schema.ts';
import { activationOptions } from './texts.ts';

export const columns: Column<Partner>[] = [
  { field: 'name', label: 'Name', sortable: true },
  { field: 'owner_name', label: 'Owner', kind: 'person', sortable: true, width: 135 },
  { field: 'type_name', label: 'Type', colour: 'type_colour', sortable: true, width: 130 },
  { field: 'tier_name', label: 'Tier', colour: 'tier_colour', sortable: true, width: 105 },
  { field: 'status_name', label: 'Status', kind: 'status', colour: 'status_colour', sortable: true, width: 115 },
  {
    field: 'region_name',
    label: 'Region',
    sortable: true,
    width: 150,
    value: ({ region_names }) => region_names.join(', '),
  },
  {
    field: 'open_pipeline_minor',
    label: 'Open pipeline',
    kind: 'money',
    sortable: true,
    width: 120,
    value: (row) => row.open_pipeline_minor || null,
  },
  {
    field: 'won_this_year_minor',
    label: 'Led and won this year',
    kind: 'money',
    sortable: true,
    width: 160,
    value: (row) => row.won_this_year_minor || null,
  },
  { field: 'last_activity_at', label: 'Last activity', kind: 'relative', sortable: true, width: 115 },
  { field: 'open_deals', label: 'Open deals', kind: 'number', sortable: true, hidden: true },
  { field: 'country', label: 'Country', sortable: true, hidden: true, value: (row) => countryName(row.country) },
  { field: 'city', label: 'City', hidden: true },
  { field: 'domain', label: 'Domain', hidden: true },
  { field: 'manager_name', label: 'Regional manager', hidden: true },
  {
    field: 'parent_name',
    label: 'Parent',
    hidden: true,
    to: (row) => row.parent_partner_id && `/partners/show/${row.parent_partner_id}`,
  },
  {
    field: 'referred_by_name',
    label: 'Referred by',
    hidden: true,
    to: (row) => row.referred_by_partner_id && `/partners/show/${row.referred_by_partner_id}`,
  },
  { field: 'has_portal', label: 'Uses the portal', kind: 'bool', hidden: true },
  { field: 'activation', label: 'Activation', kind: 'status', options: activationOptions, hidden: true },
  { field: 'tier_until', label: 'Tier ends', kind: 'date', hidden: true },
  { field: 'tags', label: 'Tags', kind: 'tags', hidden: true },
  { field: 'joined_on', label: 'Joined', kind: 'date', sortable: true, hidden: true },
  { field: 'external_ref', label: 'Id elsewhere', hidden: true },
  { field: 'created_at', label: 'Created', kind: 'date', sortable: true, hidden: true },
];

export const filters: FilterSpec[] = [
  { field: 'id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'status_id', label: 'Status', kind: 'reference', resource: 'partner_statuses' },
  { field: 'status_category', label: 'Category', kind: 'multi', options: categoryOptions },
  { field: 'type_id', label: 'Type', kind: 'reference', resource: 'partner_types' },
  { field: 'tier_id', label: 'Tier', kind: 'reference', resource: 'partner_tiers' },
  { field: 'region_id', label: 'Region', kind: 'reference', resource: 'partner_regions' },
  { field: 'within_region_id', label: 'Region or below', kind: 'reference', resource: 'partner_regions' },
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
  { field: 'parent_partner_id', label: 'Parent', kind: 'reference', resource: 'partners' },
  { field: 'referred_by_partner_id', label: 'Referred by', kind: 'reference', resource: 'partners' },
  countryFilter(),
  { field: 'tags', label: 'Tag', kind: 'text' },
  { field: 'activation', label: 'Activation', kind: 'multi', options: activationOptions },
  { field: 'invited_at', label: 'Invited', kind: 'instant' },
  { field: 'tier_until', label: 'Tier ends', kind: 'date' },
  { field: 'open_pipeline_minor', label: 'Open pipeline', kind: 'money' },
  { field: 'won_this_year_minor', label: 'Led and won this year', kind: 'money' },
  { field: 'open_deals', label: 'Open deals', kind: 'number' },
  { field: 'last_activity_at', label: 'Last activity', kind: 'instant' },
  { field: 'joined_on', label: 'Joined', kind: 'date' },
  { field: 'has_portal', label: 'Uses the portal', kind: 'bool' },
  { field: 'name', label: 'Name', kind: 'text' },
];
