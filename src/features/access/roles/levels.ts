import type { Action, RoleScope } from '#shared/access/roles.ts';
import type { PermissionEntry } from './schema.ts';

/** The level of access a role has to one resource. */
export type Level = 'none' | Action;

/**
 * The levels available for one resource: at least what everyone has, and at most what exists and what the granting
 * person has.
 */
export function levelsOf(
  { actions, everybody, whole_company }: Pick<PermissionEntry, 'actions' | 'everybody' | 'whole_company'>,
  scope: RoleScope,
  giverMay: (action: Action) => boolean,
): Level[] {
  const isKept = scope === 'own' && whole_company === 'view';
  const isWhole = scope === 'own' && whole_company !== null;
  return [
    ...(everybody ? [] : (['none'] as const)),
    ...(everybody !== 'manage' && !isKept && giverMay('view') ? (['view'] as const) : []),
    ...(actions.includes('manage') && !isWhole && giverMay('manage') ? (['manage'] as const) : []),
  ];
}

export function withLevel(grants: readonly string[], resource: string, level: Level): string[] {
  const others = grants.filter((grant) => grant.split(':')[0] !== resource);
  return level === 'none' ? others : [...others, `${resource}:${level}`];
}
