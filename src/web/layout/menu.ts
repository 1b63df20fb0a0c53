import { features } from '#features/web.ts';
import { isOffered } from '../access.ts';
import { type MenuEntry, type MenuGroup, menuGroups } from '../feature.ts';
import type { Session } from '../session.tsx';

/** The groups of the sidebar with what this person may open; a group without entries is not shown. */
export function menuOf(session: Session): { group: MenuGroup; entries: MenuEntry[] }[] {
  const offered = features
    .flatMap((feature) => feature.menu ?? [])
    .filter((entry) => isOffered(entry, session))
    .sort((a, b) => a.order - b.order);
  return menuGroups
    .map((group) => ({ group, entries: offered.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}
