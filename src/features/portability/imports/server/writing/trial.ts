import { createPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import { type Targets, writingOrder } from '../planning/import-targets.ts';
import type { Known, Plan } from '../planning/model.ts';
import { pointersIn } from '../planning/names.ts';
import { idsOf, importPartner, outsideUndo, startingStatus } from './apply.ts';
import { orRollBack, type RefusedRow, writeRow } from './resource-write.ts';

/** A trial takes as long as the import itself, and the user waits for the answer. */
const MOST_TRIED = 2_000;

/**
 * Has the rules themselves judge what no plan can foresee: writes rows that go one by one, and leaves nothing of it. Rows
 * that name others which this import makes in bulk are not tried. @returns what the rules refused, and how many rows were left
 */
export async function runTrial(
  call: Call,
  plan: Plan,
  known: Known,
  targets: Targets,
): Promise<{ refused: RefusedRow[]; untried: number }> {
  let left = MOST_TRIED;
  let untried = 0;
  const refused: RefusedRow[] = [];
  const attempt = async (work: () => Promise<RefusedRow | undefined>) => {
    if (left === 0) {
      untried += 1;
      return;
    }
    left -= 1;
    const problem = await work();
    if (problem) refused.push(problem);
  };
  await runAndRollBack(call, async (trial) => {
    const ids = idsOf(known);
    for (const target of writingOrder(targets)) {
      const partners = target.key === 'partners' ? [...plan.partners.values()] : [];
      const status_id = partners.length > 0 ? await startingStatus(trial) : undefined;
      for (const planned of partners) {
        const { key, from, more } = planned;
        if (!from || !more) continue;
        const input = { status_id, ...importPartner(planned, outsideUndo(ids, more)) };
        await attempt(() =>
          orRollBack(trial, target, from, async () => ids.set('partners', key, await createPartner(trial, input))),
        );
      }
      for (const row of plan.rows) {
        // Rows that are created together have no rules beyond their shape, which the plan has checked.
        if (target.resource.import?.many && !row.id) continue;
        const isKnown = ({ table, key }: { table: string; key: string }) => ids.get(table, key) !== null;
        if (row.target === target.key && pointersIn(row.values as Row).every(isKnown))
          await attempt(() => writeRow(trial, target, row, ids));
      }
    }
  });
  return { refused, untried };
}
