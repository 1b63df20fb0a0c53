import Sigma from 'lucide-react/icons/sigma';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { CounterCheck } from '../schema.ts';

const columns: Column<CounterCheck>[] = [
  { field: 'checked_on', label: 'Night', kind: 'date', sortable: true },
  {
    field: 'is_intact',
    label: 'Result',
    render: ({ is_intact }) => (
      <StatusTag tone={is_intact ? 'green' : 'red'}>{is_intact ? 'Agrees' : 'Differs'}</StatusTag>
    ),
  },
  { field: 'difference', label: 'Difference', width: 420 },
  { field: 'sales', label: 'Sales', kind: 'number' },
  { field: 'counters', label: 'Totals compared', kind: 'number' },
  { field: 'checked_at', label: 'Checked', kind: 'instant', sortable: true, hidden: true },
];
const filters: FilterSpec[] = [
  { field: 'checked_on', label: 'Night', kind: 'date' },
  { field: 'is_intact', label: 'Matches', kind: 'bool' },
];

/** The nightly checks of the counters for bands, ceilings and bonuses. */
export default function CounterChecks() {
  return (
    <ResourceList<CounterCheck>
      resource="counter_checks"
      permission="commission_lines"
      title="Volume audit"
      words={['night', 'nights']}
      columns={columns}
      filters={filters}
      savedViews={false}
      empty={{
        icon: Sigma,
        text: 'Every night, the volumes, caps and bonuses behind commissions are recalculated from sales and compared. No audit has run yet.',
      }}
    />
  );
}
