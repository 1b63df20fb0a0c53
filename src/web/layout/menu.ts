import { said } from '#shared/text/labels.ts';
import { declaredFeatures } from '../declared.ts';
import { type EntryCount, type MenuEntry, type MenuGroup, menuGroups, settingsSections } from '../feature.ts';
import { isOffered } from '../session/access.ts';
import { perSession } from '../session/perSession.ts';
import type { Session } from '../session/session.tsx';
import { activeEntries } from './activePath.ts';
import { entryAt, familyPathsOf } from './screenFamilies.ts';

/** The groups of all sidebars with the entries this user may open; empty groups are left out. */
export const menuOf = perSession((session): { group: MenuGroup; entries: MenuEntry[] }[] => {
  const offered = declaredFeatures()
    .flatMap((feature) => feature.menu ?? [])
    .filter((entry) => isOffered(entry, session))
    .sort((a, b) => a.order - b.order);
  return menuGroups
    .map((group) => ({ group, entries: offered.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
});

/** The three sidebars. */
export type Place = 'main' | 'Settings' | 'Super Admin';
export const placeOf = ({ group }: Pick<MenuEntry, 'group'>): Place =>
  group === 'Settings' || group === 'Super Admin' ? group : 'main';

export interface MenuSection {
  title: string;
  /** The entries have no heading. */
  isPlain: boolean;
  entries: MenuEntry[];
  /** The section has a sidebar of its own, which its heading opens. */
  to?: string;
}

interface SidebarMenu {
  place: Place;
  /** The entries of the current screen. */
  active: MenuEntry[];
  /** The entries at first sight, under the labels that they have there. */
  daily: MenuEntry[];
  /** The daily entry of the current screen or of its family. */
  activeDaily: MenuEntry | undefined;
  sections: MenuSection[];
  /** The first entry of each sidebar; undefined if nothing is offered. */
  first: Record<Place, string | undefined>;
}

/** The sidebar for an address; the menu entry of the screen decides which of the three it is. */
export function sidebarAt(session: Session, address: string): SidebarMenu {
  const groups = menuOf(session);
  const entries = groups.flatMap((group) => group.entries);
  const at = entryAt(session, entries, address);
  const active = entries.filter(({ path }) => path === at?.path);
  const place = active[0] ? placeOf(active[0]) : 'main';
  const firstOf = (wanted: Place) => sectionsOf(wanted, groups, session)[0]?.entries[0]?.path;
  const first = { main: firstOf('main'), Settings: firstOf('Settings'), 'Super Admin': firstOf('Super Admin') };
  const sections =
    place === 'main'
      ? groups.map(({ group, entries: own }) => ({
          title: said(group),
          isPlain: false,
          entries: own,
          ...(placeOf({ group }) !== 'main' && { to: firstOf(placeOf({ group }))! }),
        }))
      : sectionsOf(place, groups, session);
  const daily = place === 'main' ? dailyOf(session, entries) : [];
  return {
    place,
    active,
    daily,
    activeDaily: activeDailyOf(session, daily, active, address),
    sections,
    first,
  };
}

const FOR_DEVELOPERS = 'For developers';

function sectionsOf(place: Place, groups: ReturnType<typeof menuOf>, { mode }: Session): MenuSection[] {
  const own = groups.filter(({ group }) => placeOf({ group }) === place);
  if (place !== 'Settings') return own.map(({ group, entries }) => ({ title: said(group), isPlain: true, entries }));
  const settings = own.flatMap(({ entries }) => entries);
  // A partner's people are no developers: what is for them stands apart, at the end.
  const sectionOf = ({ section, forDevelopers }: MenuEntry) =>
    mode === 'partner' && forDevelopers ? FOR_DEVELOPERS : section;
  return [...settingsSections, FOR_DEVELOPERS]
    .map((section) => ({
      title: said(section),
      isPlain: false,
      entries: settings.filter((entry) => sectionOf(entry) === section),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function dailyOf({ mode, flags }: Session, entries: readonly MenuEntry[]): MenuEntry[] {
  const labels = new Set<string>();
  return entries
    .filter(({ daily }) => daily && (daily.mode ?? mode) === mode && !(daily.unless && flags[daily.unless]))
    .sort((a, b) => a.daily!.order - b.daily!.order)
    .map((entry) => ({ ...entry, label: entry.daily!.label ?? entry.label }))
    .filter(({ label }) => !labels.has(label) && labels.add(label));
}

/** An entry that is active itself takes precedence over one whose family the screen belongs to. */
function activeDailyOf(
  session: Session,
  daily: readonly MenuEntry[],
  active: readonly MenuEntry[],
  address: string,
): MenuEntry | undefined {
  const own = daily.find(({ path }) => active.some((entry) => entry.path === path));
  if (own) return own;
  const family = daily.map((entry) => ({ entry, path: entry.path, covers: familyPathsOf(session, entry.path) }));
  return activeEntries(family, address)[0]?.entry;
}

/** The counts by the path of the menu entry to which the screens of the counted records belong. */
export function countsByPath(entries: readonly MenuEntry[], counts: readonly EntryCount[]): Map<string, EntryCount[]> {
  const found = new Map<string, EntryCount[]>();
  for (const one of counts) {
    const path = activeEntries(entries, one.to)[0]?.path;
    if (path) found.set(path, [...(found.get(path) ?? []), one]);
  }
  return found;
}

/** The number beside an entry, and the parts that it adds up. */
export interface EntrySum extends Omit<EntryCount, 'to' | 'label'> {
  parts: readonly EntryCount[];
}

export function sumOf(parts: readonly EntryCount[]): EntrySum | undefined {
  if (parts.length === 0) return undefined;
  return {
    parts,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    overdue: parts.reduce((sum, { overdue }) => sum + overdue, 0),
    is_more: parts.some(({ is_more }) => is_more),
  };
}
