import type { Side } from '#shared/access/roles.ts';

/**
 * The entries of the menu that a phone shows for the installed app. Each feature declares its own (`appShortcuts` in its
 * `server/index.ts`); those of modules that a company does not have are left out.
 */
export interface AppShortcut {
  /** Unique, in snake case. */
  key: string;
  side: Side;
  name: string;
  url: `/${string}`;
  /** The position, in steps of ten. Phones show the first three or four. */
  order: number;
  /** The kinds of files that other apps may share with this entry, beside texts. One entry of each side has it. */
  receives?: readonly string[];
}

const declared = new Map<string, AppShortcut>();

/** Declares shortcuts, which a feature lists as `appShortcuts` in its `server/index.ts`. */
export function defineAppShortcuts(list: readonly AppShortcut[]): readonly string[] {
  for (const one of list) {
    if (declared.has(one.key)) throw new Error(`Two features declare the shortcut "${one.key}".`);
    declared.set(one.key, one);
  }
  return list.map(({ key }) => key);
}

export const appShortcutsOf = (side: Side): AppShortcut[] =>
  [...declared.values()].filter((one) => one.side === side).sort((one, other) => one.order - other.order);
