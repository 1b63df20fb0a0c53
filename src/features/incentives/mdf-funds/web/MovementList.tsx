import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type MdfMovement, movementKinds } from '../schema.ts';
import { texts as t } from './texts.ts';

const about = ({ claim_number, request_number, note }: MdfMovement) =>
  [request_number && t.request(request_number), claim_number && `claim ${claim_number}`, note]
    .filter(Boolean)
    .join(', ');
const when: Column<MdfMovement> = sayable({
  field: 'created_at',
  label: 'Time',
  kind: 'instant',
  sortable: true,
  width: 170,
});
const partner: Column<MdfMovement> = { field: 'partner_name', label: t.partner, sortable: true, width: 180 };
const rest: Column<MdfMovement>[] = sayable([
  {
    field: 'kind',
    label: 'Movement',
    value: ({ kind }) => movementKinds.find(({ value }) => value === kind)?.label,
    sortable: true,
    width: 140,
  },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'note', label: 'About', value: about, width: 260 },
]);

/** The append-only record behind the balances. */
export function MovementList({ fund_id, request_id }: { fund_id?: string; request_id?: string }) {
  const isCompany = useSession().mode === 'company';
  const fixed = Object.entries({ fund_id, request_id }).flatMap(([field, id]) =>
    id ? [{ field, operator: 'eq' as const, values: [id] }] : [],
  );
  return (
    <ResourceList<MdfMovement>
      resource="mdf_movements"
      permission="mdf_funds"
      columns={isCompany && !request_id ? [when, partner, ...rest] : [when, ...rest]}
      fixed={fixed}
      savedViews={false}
      searchable={false}
      empty={{ icon: ArrowLeftRight, text: t.noMovements }}
    />
  );
}
