import type { Call } from '#server/call.ts';
import { measured } from '#server/figures/measured.ts';
import { spansOf } from '#server/figures/periods.ts';
import { offersResource } from '#server/flags/offered.ts';
import { declaredResources } from '#server/resource/define.ts';
import { screenOfRows } from '#shared/dashboard-widgets.ts';
import { declaredMeasures, type Measure, measureName } from '#shared/measures.ts';
import { lists } from '../catalog.ts';
import type { MeasuredFigure, MeasuresQuery } from '../schema.ts';

/** The caller may open the screen with its rows. */
function isOffered({ actor }: Call, { list }: Measure): boolean {
  const resource = declaredResources().get(list);
  return (
    resource !== undefined &&
    lists[list]?.screens[actor.mode] !== undefined &&
    offersResource(actor, resource.guardedBy ?? resource.name)
  );
}

/** The asked measures that the caller may see, in a period and of a partner or the program. */
export async function measuresOf(
  call: Call,
  { measure, period, partner_id }: MeasuresQuery,
): Promise<MeasuredFigure[]> {
  const offered = [...declaredMeasures().values()].filter(
    (one) =>
      (!measure || measure.includes(one.key)) && isOffered(call, one) && (!partner_id || one.partner !== undefined),
  );
  const span = period && spansOf(period, call.today()).now;
  const items = await measured(
    call,
    offered.map((one) => ({ measure: one, span, partner_id })),
  );
  return offered.map((one, index) => ({
    key: one.key,
    label: measureName(one, period),
    unit: one.unit,
    cells: items[index]!.cells.map((cell) => ({
      ...cell,
      to: cell.rows && screenOfRows(lists, cell.rows, call.actor.mode),
    })),
  }));
}
