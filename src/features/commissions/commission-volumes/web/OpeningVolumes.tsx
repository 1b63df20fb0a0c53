import History from 'lucide-react/icons/history';
import Trash from 'lucide-react/icons/trash-2';
import { Money } from '#web/components/Money.tsx';
import { regionCurrency } from '#web/region.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type OpeningVolume, openingVolume } from '../schema.ts';
import { texts } from './texts.ts';

const { fields } = openingVolume;
const columns = pickColumns<OpeningVolume, typeof fields>(fields, [
  'partner_id',
  'at',
  'deal_count',
  'units',
  { of: 'amount_minor', render: (row) => <Money minor={row.amount_minor} currency={regionCurrency()} /> },
]);

/** The sales of partners from before they joined the program. */
export default function OpeningVolumes() {
  const { config } = useSession();
  const remove = useRemove(openingVolume.name);
  return (
    <ResourceList<OpeningVolume>
      resource={openingVolume.name}
      permission="commission_lines"
      columns={columns}
      savedViews={false}
      create={{
        label: texts.newOpeningVolume,
        form: (done) => (
          <ResourceForm<OpeningVolume> resource={openingVolume.name} onDone={done} onCancel={done}>
            <FieldInput of={fields} name="partner_id" />
            <FieldInput of={fields} name="at" />
            <FieldInput of={fields} name="amount_minor" label={texts.volume(config.currency)} />
            <FieldInput of={fields} name="deal_count" />
            <FieldInput of={fields} name="units" />
          </ResourceForm>
        ),
      }}
      bulk={[
        {
          label: texts.remove,
          icon: Trash,
          danger: true,
          ask: (rows) => texts.removeOpeningVolumes(rows.length),
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: History,
        text: texts.addWhatPartnerSoldBeforeJoining,
      }}
    />
  );
}
