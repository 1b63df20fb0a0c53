import { useNavigate } from '@tanstack/react-router';
import Calculator from 'lucide-react/icons/calculator';
import { sayable } from '#shared/text/labels.ts';
import { moneyText } from '#web/components/Money.tsx';
import { DateField, LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Recalculation, recalculationOptions } from '../schema.ts';
import { texts } from './texts.ts';
import { countedOptions } from './words.ts';

const columns: Column<Recalculation>[] = sayable([
  { field: 'number', label: 'Recalculation', value: (row) => texts.recalculation(row.number), sortable: true },
  { field: 'reason', label: 'Reason', width: 360 },
  { field: 'state', label: 'Status', kind: 'status', options: recalculationOptions, sortable: true },
  { field: 'totals', label: 'Difference', value: difference },
  { field: 'requested_by_name', label: 'Requested by', kind: 'person' },
  { field: 'created_at', label: 'Requested', kind: 'instant', sortable: true },
]);

function difference({ totals }: Recalculation): string {
  return totals.length === 0
    ? texts.none
    : totals.map(({ net_minor, currency }) => moneyText(net_minor, currency)).join(', ');
}

const filters: FilterSpec[] = sayable([
  { field: 'state', label: 'Status', kind: 'multi', options: recalculationOptions },
]);

/**
 * Recalculations of past deals with present knowledge: previewed, approved by a second person, and booked as
 * corrections.
 */
export default function Recalculations() {
  const navigate = useNavigate();
  const open = (id: string) => navigate({ to: `/commissions/recalculations/show/${id}` });
  return (
    <ResourceList<Recalculation>
      resource="commission_recalculations"
      permission="commission_lines"
      title={texts.recalculations}
      columns={columns}
      filters={filters}
      to={({ id }) => `/commissions/recalculations/show/${id}`}
      create={{
        label: texts.newRecalculation,
        form: (done) => (
          <ResourceForm<Recalculation & { partners: string }>
            resource="commission_recalculations"
            submit={texts.preview}
            onDone={({ id }) => open(id)}
            onCancel={done}
            initial={{ partners: 'today' }}
          >
            <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
              {texts.pastDealsRecalculatedWithTodaysStructures}
            </p>
            <LongTextField name="reason" label={texts.reason} required />
            <DateField name="from" label={texts.dealsWonFrom} help={texts.defaultsToAllDeals} />
            <OptionField
              name="partners"
              label={texts.partnerData}
              options={countedOptions}
              required
              help={texts.whichTypeRegionsCountryTagsAnd}
            />
          </ResourceForm>
        ),
      }}
      empty={{
        icon: Calculator,
        text: texts.recalculatePastDealsAfterYouPublish,
      }}
    />
  );
}
