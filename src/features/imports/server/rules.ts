import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict } from '#server/errors.ts';
import type { Import } from '../schema.ts';

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
export function checkMayChange(_call: Call, current: Row, patch: Row): Row {
  const { status } = current as unknown as Import;
  if (!patch.mapping) return patch;
  requireMove(status === 'mapping' ? 'checked' : status, 'mapping');
  return { ...patch, status: 'mapping', report: null, error: null };
}
