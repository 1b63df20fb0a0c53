import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type EntitlementKind, type EntitlementMovement, movementKinds } from '../schema.ts';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

const columns: Column<EntitlementMovement>[] = sayable([
  { field: 'created_at', label: 'Time', kind: 'instant', sortable: true, width: 170 },
  { field: 'partner_name', label: 'Partner', width: 200 },
  {
    field: 'kind',
    label: 'Movement',
    value: ({ kind }) => movementKinds.find(({ value }) => value === kind)?.label,
    sortable: true,
    width: 130,
  },
  {
    field: 'quantity',
    label: 'Quantity',
    value: ({ entitlement_kind, currency, quantity }) =>
      entitlementText({ kind: entitlement_kind as EntitlementKind, currency }, quantity),
    sortable: true,
    width: 130,
  },
  {
    field: 'note',
    label: 'About',
    value: ({ grant_number, note }) =>
      [grant_number && t.requestGrantNumber(grant_number), note].filter(Boolean).join(', '),
    width: 220,
  },
]);

/** The append-only record behind the balances. */
export function MovementList({ entitlement_id }: { entitlement_id: string }) {
  return (
    <ResourceList<EntitlementMovement>
      resource="entitlement_movements"
      permission="entitlements"
      columns={columns}
      fixed={[{ field: 'entitlement_id', operator: 'eq', values: [entitlement_id] }]}
      savedViews={false}
      searchable={false}
      empty={{ icon: ArrowLeftRight, text: t.noMovements }}
    />
  );
}
