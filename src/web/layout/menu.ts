import { isOffered } from '../access.ts';
import { declaredFeatures } from '../declared.ts';
import { type MenuEntry, type MenuGroup, menuGroups, plainGroups, settingsSections } from '../feature.ts';
import type { Session } from '../session.tsx';
import { activeEntries } from './activePath.ts';

/** The groups of all sidebars with the entries this user may open; empty groups are left out. */
export function menuOf(session: Session): { group: MenuGroup; entries: MenuEntry[] }[] {
  const offered = declaredFeatures()
    .flatMap((feature) => feature.menu ?? [])
    .filter((entry) => isOffered(entry, session))
    .sort((a, b) => a.order - b.order);
  return menuGroups
    .map((group) => ({ group, entries: offered.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The three sidebars. */
export type Place = 'main' | 'Settings' | 'Super Admin';
export const placeOf = ({ group }: Pick<MenuEntry, 'group'>): Place =>
  group === 'Settings' || group === 'Super Admin' ? group : 'main';

export interface MenuSection {
  title: string;
  /** The entries have no heading. */
  isPlain: boolean;
  entries: MenuEntry[];
}

interface SidebarMenu {
  place: Place;
  /** The entries of the current screen. */
  active: MenuEntry[];
  sections: MenuSection[];
  /** The first entry of each sidebar; undefined if nothing is offered. */
  first: Record<Place, string | undefined>;
}

/** The sidebar for an address; the menu entry of the screen decides which of the three it is. */
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
