import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import { Refusal } from '#server/errors.ts';
import { createRow, updateRow } from '#server/resource/verbs.ts';
import type { Target } from '../planning/import-targets.ts';
import type { Place, PlannedRow, Refused } from '../planning/model.ts';
import { type Ids, withIds } from '../planning/names.ts';
import { refusedBy } from '../planning/row-values.ts';

export type RefusedRow = Place & { target: string; problems: Refused[] };

/**
 * Writes a planned row through its resource's own verbs and rules, in a place from which there is a way back: what a rule
 * refuses stays out, and the other rows go in. @returns why it stays out
 */
export async function writeRow(call: Call, target: Target, row: PlannedRow, ids: Ids): Promise<RefusedRow | undefined> {
  return orRollBack(call, target, row.from, async () => {
    const values = withIds(row.values, ids) as Row | undefined;
    if (!values) throw new Refusal(422, 'It refers to a row that was not imported.');
    if (row.id) await updateRow(call, target.resource, row.id, values);
    else ids.set(row.target, row.key, await createRow(call, target.resource, values));
  });
}

/** Returns a refusal as that of a row of the file. */
export async function orRollBack(
  call: Call,
  target: Target,
  from: Place,
  work: () => Promise<void>,
): Promise<RefusedRow | undefined> {
  const refusal = await caughtRefusal(call, work);
  return refusal && { ...from, target: target.key, problems: refusedBy(target, refusal) };
}
