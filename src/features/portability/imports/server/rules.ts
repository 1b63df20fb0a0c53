import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, forbidden, invalid } from '#server/errors.ts';
import { offersResource } from '#server/flags/offered.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Import } from '../schema.ts';
import { importTargets, type Target, type Targets } from './planning/import-targets.ts';

/** Allowed status changes. */
const transitions: Record<Import['status'], readonly Import['status'][]> = {
  mapping: ['checked'],
  checked: ['mapping', 'checked', 'running'],
  running: ['done', 'failed'],
  failed: ['mapping', 'checked', 'running'],
  done: ['undoing'],
  undoing: ['undone', 'done'],
  undone: [],
};

export function requireImportMove(from: Import['status'], to: Import['status']): void {
  if (transitions[from].includes(to)) return;
  throw conflict(`An import with status ${from} cannot change to ${to}.`, { allowed: transitions[from] });
}

/** A changed mapping invalidates the check. */
export async function checkMayChange(call: Call, current: Row, patch: Row): Promise<Row> {
  const { status } = current as unknown as Import;
  if (!patch.mapping) return patch;
  requireImportMove(status === 'mapping' ? 'checked' : status, 'mapping');
  const targets = await importTargets(call);
  for (const [file, { target }] of Object.entries((patch.mapping as Import['mapping']).files)) {
    if (target !== 'skip' && !targets.has(target))
      throw invalid({ mapping: [`${file} cannot be imported as ${target}`] });
  }
  return { ...patch, status: 'mapping', report: null, error: null };
}

/** Imports of one company run one after another without blocking workers. */
export const queueOf = ({ organization_id }: Call) => `imports:${organization_id}`;

/** The targets this user can write, because imports respect permissions. */
function mayWrite(call: Call, targets: Targets): Targets {
  const may = ([, { guard }]: [string, Target]) => allows(call.actor.permissions, guard, 'manage');
  return new Map([...targets].filter(may));
}

/** Those of them that lists of choices offer: what an import has chosen already stays. */
export function offeredTargets(call: Call, targets: Targets, chosen: ReadonlySet<string> = new Set()): Targets {
  const isOffered = ([key, { guard }]: [string, Target]) =>
    chosen.has(key) || offersResource(call.actor, guard, 'manage');
  return new Map([...mayWrite(call, targets)].filter(isOffered));
}

/** @throws 403 when the user has no permission for what the import writes */
export function requireWriting(call: Call, targets: Targets, names: readonly string[]): void {
  for (const name of names) {
    if (name === 'skip') continue;
    const guard = targets.get(name)?.guard ?? declaredResources().get(name)?.guardedBy ?? name;
    if (!allows(call.actor.permissions, guard, 'manage'))
      throw forbidden(`You do not have permission to change ${name.replaceAll('_', ' ')}.`);
  }
}
