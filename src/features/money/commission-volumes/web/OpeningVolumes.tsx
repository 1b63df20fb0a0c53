import History from 'lucide-react/icons/history';
import Trash from 'lucide-react/icons/trash-2';
import { Money } from '#web/components/Money.tsx';
import { regionCurrency } from '#web/region.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { DateField, MoneyField, NumberField, ReferenceField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session.tsx';
import type { OpeningVolume } from '../schema.ts';

const columns: Column<OpeningVolume>[] = [
  { field: 'partner_name', label: 'Partner', sortable: true },
  { field: 'at', label: 'Date', kind: 'date', sortable: true },
  { field: 'deal_count', label: 'Deals', kind: 'number' },
  { field: 'units', label: 'Units', kind: 'number' },
  {
    field: 'amount_minor',
    label: 'Volume',
    kind: 'money',
    render: (row) => <Money minor={row.amount_minor} currency={regionCurrency()} />,
  },
];

/** The sales of partners from before they joined the program. */
export default function OpeningVolumes() {
  const { config } = useSession();
  const remove = useRemove('opening_volumes');
  return (
    <ResourceList<OpeningVolume>
      resource="opening_volumes"
      permission="commission_lines"
      noun={['opening volume', 'opening volumes']}
      columns={columns}
      savedViews={false}
      create={{
        label: 'New opening volume',
        form: (done) => (
          <ResourceForm<OpeningVolume> resource="opening_volumes" onDone={done} onCancel={done}>
            <ReferenceField name="partner_id" label="Partner" resource="partners" required />
            <DateField
              name="at"
              label="Date"
              help="Any day in the period. Counts from the next deal; recalculate to include earlier deals."
              required
            />
            <MoneyField name="amount_minor" label={`Volume, ${config.currency}`} required />
            <NumberField name="deal_count" label="Deals" />
            <NumberField name="units" label="Units" />
          </ResourceForm>
        ),
      }}
      bulk={[
        {
          label: 'Remove',
          icon: Trash,
          danger: true,
          ask: (rows) => `Remove ${rows.length} opening volumes?`,
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: History,
        text: 'Add what a partner sold before joining, so that volume bands continue from there.',
      }}
    />
  );
}
