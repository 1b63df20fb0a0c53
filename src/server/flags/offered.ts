import { allows, asShown } from '#shared/access/permissions.ts';
import { isShown, moduleNames, type ProgramModules } from '#shared/program/shapes.ts';
import type { Action } from '../../shared/access/roles.ts';
import type { Actor } from '../call.ts';
import type { ServerFeature } from '../feature.ts';
import { flagOf } from './modules.ts';

/**
 * Lists of choices offer nothing of modules that are switched off or not part of the company's program. A feature's
 * declarations belong to its module. A list keeps what a stored record has chosen already.
 */

/** The lists of a feature whose entries people choose, and the resources it owns. */
const lists = [
  'appShortcuts',
  'automates',
  'webhookEvents',
  'formPurposes',
  'trackSteps',
  'gates',
  'approvals',
  'milestones',
] as const;
type DeclaredList = (typeof lists)[number] | 'resources';

const modules = new Map<string, string>();
const entry = (list: DeclaredList, key: string) => `${list} ${key}`;

/** Notes the module of everything that the features declare. */
export function noteModules(features: readonly ServerFeature[]): void {
  for (const feature of features) {
    const flag = flagOf(feature, features);
    if (!flag) continue;
    for (const list of lists) for (const key of feature[list] ?? []) modules.set(entry(list, key), flag.key);
    if (flag.guards === 'changes') continue;
    for (const { name, guardedBy = name } of feature.resources ?? [])
      if (guardedBy === name) modules.set(entry('resources', name), flag.key);
  }
}

/** Whether a list of choices names what the caller can do with a resource. */
export function offersResource({ permissions }: Actor, resource: string, action: Action = 'view'): boolean {
  return allows(asShown(permissions), resource, action);
}

/** The module of something that a feature declares; undefined if it belongs to none. */
export const moduleOf = (list: DeclaredList, key: string): string | undefined => modules.get(entry(list, key));

/** Whether a list of choices names something that a feature declares. */
export function offersDeclared({ absent_modules = [] }: Actor, list: DeclaredList, key: string): boolean {
  const module = moduleOf(list, key);
  return module === undefined || !absent_modules.includes(module);
}

/** The module of a resource that companies can do without; undefined for one that belongs to every program. */
export function optionalModuleOf(resource: string): string | undefined {
  const module = modules.get(entry('resources', resource));
  return module !== undefined && moduleNames[module] !== undefined ? module : undefined;
}

/** Whether a resource belongs to the company's program. Jobs ask, which act for nobody. */
export function isInProgram(resource: string, program: ProgramModules): boolean {
  const module = optionalModuleOf(resource);
  return module === undefined || isShown(module, program);
}
