import { features } from '#features/web.ts';
import { isOffered } from '../access.ts';
import { type MenuEntry, type MenuGroup, menuGroups, plainGroups, settingsSections } from '../feature.ts';
import type { Session } from '../session.tsx';
import { activeEntries } from './activePath.ts';

/** The groups of all sidebars with what this person may open; a group without entries is not shown. */
export function menuOf(session: Session): { group: MenuGroup; entries: MenuEntry[] }[] {
  const offered = features
    .flatMap((feature) => feature.menu ?? [])
    .filter((entry) => isOffered(entry, session))
    .sort((a, b) => a.order - b.order);
  return menuGroups
    .map((group) => ({ group, entries: offered.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The sidebars: the main one, and two of their own. */
export type Place = 'main' | 'Settings' | 'Super Admin';
export const placeOf = ({ group }: Pick<MenuEntry, 'group'>): Place =>
  group === 'Settings' || group === 'Super Admin' ? group : 'main';

export interface MenuSection {
  title: string;
  /** Its entries have no heading above them. */
  isPlain: boolean;
  entries: MenuEntry[];
}

interface SidebarMenu {
  place: Place;
  /** The entries of the screen one is on. */
  active: MenuEntry[];
  sections: MenuSection[];
  /** Where Settings, Super Admin and the main sidebar begin; undefined where nothing is offered. */
  first: Record<Place, string | undefined>;
}

/** What the sidebar shows at an address: the screen's own menu entry decides which of the three it is. */
export function sidebarAt(session: Session, address: string): SidebarMenu {
  const groups = menuOf(session);
  const entries = groups.flatMap((group) => group.entries);
  const active = activeEntries(entries, address);
  const place = active[0] ? placeOf(active[0]) : 'main';
  const firstOf = (wanted: Place) => sectionsOf(wanted, groups)[0]?.entries[0]?.path;
  const first = { main: firstOf('main'), Settings: firstOf('Settings'), 'Super Admin': firstOf('Super Admin') };
  return { place, active, sections: sectionsOf(place, groups), first };
}

function sectionsOf(place: Place, groups: ReturnType<typeof menuOf>): MenuSection[] {
  const own = groups.filter(({ group }) => placeOf({ group }) === place);
  if (place !== 'Settings') {
    const isPlain = (group: string) => place !== 'main' || plainGroups.includes(group);
    return own.map(({ group, entries }) => ({ title: group, isPlain: isPlain(group), entries }));
  }
  const settings = own.flatMap(({ entries }) => entries);
  return settingsSections
    .map((title) => ({ title, isPlain: false, entries: settings.filter(({ section }) => section === title) }))
    .filter(({ entries }) => entries.length > 0);
}
