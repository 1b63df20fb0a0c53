import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, forbidden, invalid } from '#server/errors.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/permissions.ts';
import type { Import } from '../schema.ts';
import { importTargets, type Target, type Targets } from './import-targets.ts';

/** From where an import may go where; everything else is refused. */
const transitions: Record<Import['status'], readonly Import['status'][]> = {
  mapping: ['checked'],
  checked: ['mapping', 'checked', 'running'],
  running: ['done', 'failed'],
  failed: ['mapping', 'checked', 'running'],
  done: ['undoing'],
  undoing: ['undone', 'done'],
  undone: [],
};

export function requireMove(from: Import['status'], to: Import['status']): void {
  if (transitions[from].includes(to)) return;
  throw conflict(`An import that is ${from} cannot become ${to}.`, { allowed: transitions[from] });
}

/** A changed mapping makes the dry run worthless. */
export async function checkMayChange(call: Call, current: Row, patch: Row): Promise<Row> {
  const { status } = current as unknown as Import;
  if (!patch.mapping) return patch;
  requireMove(status === 'mapping' ? 'checked' : status, 'mapping');
  const targets = await importTargets(call);
  for (const [file, { target }] of Object.entries((patch.mapping as Import['mapping']).files)) {
    if (target !== 'skip' && !targets.has(target))
      throw invalid({ mapping: [`${file} cannot be imported as ${target}`] });
  }
  return { ...patch, status: 'mapping', report: null, error: null };
}

/** Of one company's one waits for the other here, and not in a worker's time. */
export const queueOf = ({ organization_id }: Call) => `imports:${organization_id}`;

/** What this person may write. An import is no way round a permission. */
export function mayWrite(call: Call, targets: Targets): Targets {
  const may = ([, { guard }]: [string, Target]) => allows(call.actor.permissions, guard, 'manage');
  return new Map([...targets].filter(may));
}

/** @throws 403 when the import would write what this person may not */
export function requireWriting(call: Call, targets: Targets, names: readonly string[]): void {
  for (const name of names) {
    if (name === 'skip') continue;
    const guard = targets.get(name)?.guard ?? declaredResources().get(name)?.guardedBy ?? name;
    if (!allows(call.actor.permissions, guard, 'manage'))
      throw forbidden(`You may not write ${name.replaceAll('_', ' ')}.`);
  }
}
