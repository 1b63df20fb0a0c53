import type { Filter } from '#shared/nouns/list-query.ts';
import { sayable } from '#shared/text/labels.ts';
import { FilterBar } from '#web/resource/list/FilterBar.tsx';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import type { BoardFilters, ChoiceField } from './boardFilters.ts';

const specs: FilterSpec[] = sayable([
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'partner_type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' },
  { field: 'partner_region_id', label: 'Region', kind: 'reference', resource: 'partner_regions' },
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
]);

interface PartnerFiltersProps {
  chosen: BoardFilters['chosen'];
  onChange: (chosen: BoardFilters['chosen']) => void;
}

/** The partner filters of the dashboard, as the same chips that every list has. */
export default function PartnerFilters({ chosen, onChange }: PartnerFiltersProps) {
  const filters: Filter[] = Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({ field, operator: 'eq', values }));
  return (
    <FilterBar
      specs={specs}
      filters={filters}
      onChange={(next) => {
        const of = (field: ChoiceField) => next.find((filter) => filter.field === field)?.values ?? [];
        onChange({
          partner_id: of('partner_id'),
          partner_type_id: of('partner_type_id'),
          partner_region_id: of('partner_region_id'),
          owner_user_id: of('owner_user_id'),
        });
      }}
    />
  );
}
