import {
  checkImport,
  createImport,
  readImport,
  runImport,
  startImport,
} from '#features/portability/imports/server/service.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import { sql } from '../src/server/db/sql.ts';

/**
 * Imports files as a person does who accepts every proposal.
 * @returns the milliseconds from the accepted mapping to the commit
 */
export async function importFiles(
  kernel: Kernel,
  organization_id: string,
  uploads: readonly { file_name: string; bytes: Buffer }[],
): Promise<number> {
  const within = <T>(work: (call: Call) => Promise<T>, batch_id?: string) => {
    const actor = systemActor(organization_id);
    return kernel.db.transaction(scopeOf(actor, undefined, batch_id), (tx) =>
      work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing })),
    );
  };
  const id = await within((call) => createImport(call, uploads));
  await within((call) => checkImport(call, id));
  await within(async (call) => {
    const { mapping, report } = await readImport(call, id);
    for (const { kind, value, proposal } of report!.unknowns) {
      if (proposal) mapping.matches[kind]![value] = { to: proposal.to };
    }
    await call.run(sql`
      update imports set mapping = ${JSON.stringify(mapping)}, status = 'mapping'
      where organization_id = ${call.organization_id} and id = ${id}`);
  });
  const began = performance.now();
  await within((call) => checkImport(call, id));
  await within((call) => startImport(call, id));
  await within((call) => runImport(call, id, async () => {}), id);
  return performance.now() - began;
}
