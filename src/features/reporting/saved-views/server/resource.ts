import type { Row } from '#server/db/client.ts';
import { forbidden, invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import type { Query } from '#shared/query/query.ts';
import { SavedView, SavedViewCreate, SavedViewForPartner, SavedViewUpdate } from '../schema.ts';

/** A state is some filters and columns, not a store. */
const LARGEST_STATE = 20_000;

export const savedViews = defineResource({
  name: 'saved_views',
  noun: 'saved view',
  row: SavedView,
  create: SavedViewCreate,
  update: SavedViewUpdate,
  remove: 'delete',
  view: 'saved_view_rows',
  viewHidesRows: true,
  list: {
    sort: ['order', 'name', 'entity', 'created_at'],
    filter: ['entity', 'visibility', 'is_mine', 'is_report', 'name'],
    search: ['name'],
    by: 'order,name',
  },
  partner: { row: SavedViewForPartner, verbs: ['list', 'get', 'create', 'update', 'remove'] },
  beforeCreate: (_call, input) => checkedState(input.entity, input),
  beforeUpdate: (_call, current, patch) => {
    refuseOthers(current);
    return checkedState(current.entity, patch);
  },
  beforeRemove: async (_call, current) => refuseOthers(current),
});

function refuseOthers({ is_mine }: { is_mine: boolean }): void {
  if (!is_mine) throw forbidden('Only the owner of a view can change it.');
}

function checkedState<T extends { state?: Row }>(entity: string, given: T): T {
  const { state = {} } = given;
  if (JSON.stringify(state).length > LARGEST_STATE) throw invalid({ state: ['is too large'] });
  const { question } = state as { question?: Query };
  if (question && question.of !== entity) throw invalid({ 'state.question': [`must ask about ${entity}`] });
  return given;
}
