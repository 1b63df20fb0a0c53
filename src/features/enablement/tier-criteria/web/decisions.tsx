import Medal from 'lucide-react/icons/medal';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { moveFields, type TierMove } from '../move.schema.ts';
import { MoveActions } from './MoveActions.tsx';
import { texts as t } from './texts.ts';
import { moveText } from './words.ts';

const buttons: Column<TierMove> = {
  field: 'id',
  label: t.decide,
  width: 190,
  render: (row) => (row.status === 'proposed' ? <MoveActions row={row} /> : null),
};
const tiers: Column<TierMove> = {
  field: 'to_tier_id',
  label: t.tier,
  width: 190,
  render: (row) => moveText(row),
};
const columns = columnsOf<TierMove, typeof moveFields>(moveFields, ['partner_id', 'kind', tiers, 'status', buttons]);

export default function TierDecisions() {
  return (
    <ResourceList<TierMove>
      resource="tier_moves"
      title={t.decisions}
      columns={columns}
      filters={filtersOf(moveFields, ['status', 'kind', 'partner_id'])}
      to={({ partner_id }) => `/partners/show/${partner_id}?tab=tier`}
      views={[
        {
          key: 'to-decide',
          name: t.toDecide,
          state: { filters: [{ field: 'status', operator: 'eq', values: ['proposed'] }] },
        },
      ]}
      empty={{ icon: Medal, text: t.decisionsText }}
    />
  );
}
