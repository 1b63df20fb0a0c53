import type { Actor } from '../call.ts';
import type { Kernel } from '../kernel.ts';
import { subjectOf } from './flags.ts';

/**
 * Adds the marks of modules to the permissions of an actor: `-` refuses what a flag switches off, and `~` only hides
 * what is not part of the company's program. In a request it runs after the permission check, so that records of modules
 * that are off give 404 and not 403.
 */
export async function markModules(actor: Actor, { flags, permissions }: Kernel): Promise<Actor> {
  const off = await flags.offFor(subjectOf(actor));
  const hidden = actor.hidden_modules ?? [];
  const marks = [...permissions.withheld(off), ...permissions.hidden(hidden)];
  const absent_modules = [...off, ...hidden];
  if (absent_modules.length === 0) return actor;
  return { ...actor, absent_modules, permissions: [...actor.permissions, ...marks] };
}
