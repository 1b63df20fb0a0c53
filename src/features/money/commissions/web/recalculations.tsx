import { useNavigate } from '@tanstack/react-router';
import Calculator from 'lucide-react/icons/calculator';
import { moneyText } from '#web/components/Money.tsx';
import type { Column } from '#web/resource/columns.ts';
import { DateField, LongTextField, OptionField } from '#web/resource/fields.tsx';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import type { Recalculation } from '../recalculations.schema.ts';
import { countedOptions, recalculationOptions } from './words.ts';

const columns: Column<Recalculation>[] = [
  { field: 'number', label: 'Recalculation', value: (row) => `Recalculation ${row.number}`, sortable: true },
  { field: 'reason', label: 'Why', width: 360 },
  { field: 'state', label: 'State', kind: 'status', options: recalculationOptions, sortable: true },
  { field: 'totals', label: 'Difference', value: difference },
  { field: 'requested_by_name', label: 'Requested by', kind: 'person' },
  { field: 'created_at', label: 'Requested', kind: 'instant', sortable: true },
];

function difference({ totals }: Recalculation): string {
  return totals.length === 0
    ? 'None'
    : totals.map(({ net_minor, currency }) => moneyText(net_minor, currency)).join(', ');
}

const filters: FilterSpec[] = [{ field: 'state', label: 'State', kind: 'multi', options: recalculationOptions }];

/** Past deals looked at again with what is known now: previewed, agreed to by a second person, written as corrections. */
export default function Recalculations() {
  const navigate = useNavigate();
  const open = (id: string) => navigate({ to: `/commissions/recalculations/show/${id}` });
  return (
    <ResourceList<Recalculation>
      resource="commission_recalculations"
      permission="commission_lines"
      title="Recalculations"
      noun={['recalculation', 'recalculations']}
      columns={columns}
      filters={filters}
      to={({ id }) => `/commissions/recalculations/show/${id}`}
      create={{
        label: 'New recalculation',
        form: (done) => (
          <ResourceForm<Recalculation & { partners: string }>
            resource="commission_recalculations"
            submit="Preview"
            onDone={({ id }) => open(id)}
            onCancel={done}
            initial={{ partners: 'today' }}
          >
            <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
              Past deals are worked out again with what is known today of structures, tiers and partners. Nothing is
              booked until a second person has seen the differences and agreed; what was paid stays as it is.
            </p>
            <LongTextField name="reason" label="Why" required />
            <DateField name="from" label="Deals won from" help="Leave it empty to look at all of them." />
            <OptionField
              name="partners"
              label="Partners count"
              options={countedOptions}
              required
              help="By their type, regions, country, tags and your own fields. Tier and status always count as of each deal’s day."
            />
          </ResourceForm>
        ),
      }}
      empty={{
        icon: Calculator,
        text: 'After a structure was published late or a tier was corrected for the past, a recalculation brings earlier deals in line.',
      }}
    />
  );
}
