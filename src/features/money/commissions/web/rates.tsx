import History from 'lucide-react/icons/history';
import Trash from 'lucide-react/icons/trash-2';
import { Money } from '#web/components/Money.tsx';
import { regionCurrency } from '#web/region.ts';
import type { Column } from '#web/resource/columns.ts';
import { DetailPage } from '#web/resource/DetailPage.tsx';
import { DateField, MoneyField, NumberField, ReferenceField } from '#web/resource/fields.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useRemove } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import type { OpeningVolume } from '../schema.ts';
import { RateList } from './rate-list.tsx';

const volumeColumns: Column<OpeningVolume>[] = [
  { field: 'partner_name', label: 'Partner', sortable: true },
  { field: 'at', label: 'On', kind: 'date', sortable: true },
  { field: 'deal_count', label: 'Deals', kind: 'number' },
  { field: 'units', label: 'Units', kind: 'number' },
  {
    field: 'amount_minor',
    label: 'Volume',
    kind: 'money',
    render: (row) => <Money minor={row.amount_minor} currency={regionCurrency()} />,
  },
];

/** What the engine needs to know besides deals: rates between currencies, and what partners sold before they came here. */
export default function Rates() {
  return (
    <DetailPage
      name="Exchange rates and opening volumes"
      tabs={[
        { key: 'rates', label: 'Exchange rates', content: <RateList /> },
        { key: 'volumes', label: 'Opening volumes', content: <VolumeList /> },
      ]}
    />
  );
}

function VolumeList() {
  const { config } = useSession();
  const remove = useRemove('opening_volumes');
  return (
    <ResourceList<OpeningVolume>
      resource="opening_volumes"
      permission="commission_lines"
      noun={['opening volume', 'opening volumes']}
      columns={volumeColumns}
      savedViews={false}
      create={{
        label: 'New opening volume',
        form: (done) => (
          <ResourceForm<OpeningVolume> resource="opening_volumes" onDone={done} onCancel={done}>
            <ReferenceField name="partner_id" label="Partner" resource="partners" required />
            <DateField
              name="at"
              label="On"
              help="The period it belongs to: a day of it is enough. It counts from the next deal on; a recalculation brings earlier ones in line."
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
        text: 'What a partner sold in this period before its first deal here, so that its tier counts on from there.',
      }}
    />
  );
}
