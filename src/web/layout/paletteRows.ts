import type { LucideIcon } from 'lucide-react';
import FileText from 'lucide-react/icons/file-text';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import PinIcon from 'lucide-react/icons/pin';
import Sun from 'lucide-react/icons/sun';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import Zap from 'lucide-react/icons/zap';
import { features } from '#features/web.ts';
import type { RouteSpec } from '../feature.ts';
import { setAppearance } from '../look/appearance.ts';
import { pageActions } from '../pageActions.ts';
import { isOffered } from '../session/access.ts';
import { type Session, signOut } from '../session/session.tsx';
import { switchMode } from '../session/switchMode.ts';
import { texts as t } from '../shell.texts.ts';
import { activeEntries } from './activePath.ts';
import { menuOf } from './menu.ts';
import { rankOf } from './rank.ts';
import { recentRecords } from './recent.ts';

export interface PaletteRow {
  /** Unique among all rows. */
  key: string;
  label: string;
  detail?: string | undefined;
  icon: LucideIcon;
  keywords?: readonly string[] | undefined;
  /** The target address or the action. */
  to?: string;
  run?: () => unknown;
  /** The action leaves the page and asks first if there are unsaved changes. */
  isLeaving?: true;
  /** Stands below its group in a quieter color. */
  isQuiet?: true;
}

export interface PaletteGroup {
  heading: string;
  rows: PaletteRow[];
}

interface Here {
  pathname: string;
  spec: RouteSpec | undefined;
  showShortcuts: () => void;
  pin?: { isPinned: boolean; toggle: () => unknown };
}

export type RankedGroup = PaletteGroup & { rank: number };

/** Rows of a group that are shown while something is typed. */
const mostRanked = 5;

/** The rows that match the typed text, the best first. A label counts more than the other words. */
export function rankedGroups(groups: readonly PaletteGroup[], typed: string): RankedGroup[] {
  return groups.flatMap(({ heading, rows }) => {
    const ranked = rows
      .map((row) => ({ row, rank: rankOfRow(row, typed) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, mostRanked);
    return ranked.length > 0 ? [{ heading, rows: ranked.map(({ row }) => row), rank: ranked[0]!.rank }] : [];
  });
}

/**
 * On the scale of the records: the whole label is as good as a whole name, its beginning a bit better than the beginning
 * of a name, because a screen or action whose name was typed comes first.
 */
function rankOfRow({ label, keywords = [] }: PaletteRow, typed: string): number {
  const [name, text] = [label.toLowerCase(), typed.toLowerCase()];
  if (name === text) return 1;
  if (text.length > 1 && name.startsWith(text)) return 0.85;
  return Math.max(0.75 * rankOf(label, typed), 0.7 * rankOf(label, typed, keywords));
}

/** The group with the best row first; the order of equally good ones is kept. Each address is listed once. */
export function byRank(groups: readonly RankedGroup[]): RankedGroup[] {
  const seen = new Set<string>();
  return groups
    .toSorted((a, b) => b.rank - a.rank)
    .map((group) => ({ ...group, rows: group.rows.filter(({ to }) => !to || (!seen.has(to) && seen.add(to))) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The rows of the palette before anything is typed, in this order. */
export function paletteGroups(session: Session, here: Here): PaletteGroup[] {
  const page = pageRows(session, here);
  const groups = menuOf(session);
  const isListed = new Set([...page.map(({ to }) => to), ...groups.flatMap(({ entries }) => entries.map(pathOf))]);
  return [
    { heading: t.recent, rows: recentRows(session, here) },
    { heading: t.thisPage, rows: page },
    { heading: t.actions, rows: actionRows(session).filter(({ to }) => !isListed.has(to)) },
    { heading: t.screens, rows: screenRows(groups.filter(({ group }) => group !== 'Settings')) },
    { heading: t.settings, rows: screenRows(groups.filter(({ group }) => group === 'Settings')) },
    { heading: t.commands, rows: commandRows(session, here) },
  ].filter(({ rows }) => rows.length > 0);
}

function recentRows(session: Session, { pathname }: Here): PaletteRow[] {
  const entries = menuOf(session).flatMap((group) => group.entries);
  return recentRecords(session)
    .filter(({ to }) => to !== pathname)
    .slice(0, 5)
    .map(({ to, title, kind }) => ({
      key: `recent ${to}`,
      label: title,
      detail: kind,
      icon: activeEntries(entries, to)[0]?.icon ?? FileText,
      to,
    }));
}

const actionRow = ({ label, to, icon = Zap, keywords }: ActionLike): PaletteRow => ({
  key: `action ${to} ${label}`,
  label,
  icon,
  keywords,
  to,
});
type ActionLike = { label: string; to: string; icon?: LucideIcon; keywords?: readonly string[] };

/** The steps of the current record, its edit screens, and the actions of its feature. */
const pageRows = (session: Session, here: Here): PaletteRow[] => [
  ...pageActions().map((action): PaletteRow => ({ ...action, icon: Zap })),
  ...featureRows(session, here),
];

function featureRows(session: Session, { pathname, spec }: Here): PaletteRow[] {
  const feature = spec && features.find(({ routes }) => routes.some(({ path }) => path === spec.path));
  if (!feature) return [];
  const id = spec.asks && pathname.split('/')[spec.path.split('/').indexOf('$id')];
  const forms = feature.routes
    .filter((route) => id && route.path !== spec.path && route.asks === spec.asks && route.path.includes('/edit/'))
    .filter((route) => isOffered(route, session))
    .map((route) => actionRow({ label: route.title, to: route.path.replace('$id', id!), icon: Pencil }));
  const actions = (feature.actions ?? []).filter((action) => isOffered(action, session)).map(actionRow);
  return [...forms, ...actions].filter(({ to }) => to !== pathname);
}

const actionRows = (session: Session): PaletteRow[] =>
  features
    .flatMap((feature) => feature.actions ?? [])
    .filter((action) => isOffered(action, session))
    .sort((a, b) => Number(b.to.endsWith('/create')) - Number(a.to.endsWith('/create')))
    .map(actionRow);

const pathOf = ({ path }: { path: string }) => path;
/** The words of an action that only opens a screen also find the screen. */
const wordsFor = (path: string) =>
  features
    .flatMap((feature) => feature.actions ?? [])
    .filter(({ to }) => to === path)
    .flatMap(({ label, keywords = [] }) => [label, ...keywords]);

function screenRows(groups: ReturnType<typeof menuOf>): PaletteRow[] {
  const seen = new Set<string>();
  return groups.flatMap(({ group, entries }) =>
    entries
      .filter(({ path }) => !seen.has(path) && seen.add(path))
      .map(({ path, label, icon, keywords, section }) => {
        const detail = section ?? group;
        return {
          key: `screen ${path}`,
          label,
          detail,
          icon,
          keywords: [group, detail, ...(keywords ?? []), ...wordsFor(path)],
          to: path,
        };
      }),
  );
}

function commandRows(session: Session, { showShortcuts, pin }: Here): PaletteRow[] {
  const { mode, modes } = session;
  const other = modes.find((one) => one !== mode);
  const look = (label: string, icon: LucideIcon, run: () => void) => ({
    key: `look ${label}`,
    label: t.useAppearance(label),
    icon,
    keywords: ['theme', 'color', 'mode'],
    run,
  });
  return [
    ...features
      .flatMap((feature) => feature.commands ?? [])
      .filter((command) => isOffered(command, session))
      .map(({ label, icon, keywords, run }) => ({ key: `command ${label}`, label, icon, keywords, run })),
    ...(pin
      ? [
          {
            key: 'pin',
            label: pin.isPinned ? t.unpinPage : t.pin,
            icon: PinIcon,
            keywords: ['favorite', 'bookmark', 'star'],
            run: pin.toggle,
          },
        ]
      : []),
    look(t.light, Sun, () => setAppearance('light')),
    look(t.dark, Moon, () => setAppearance('dark')),
    look(t.system, Monitor, () => setAppearance('system')),
    { key: 'shortcuts', label: t.shortcuts, icon: Keyboard, keywords: ['keys', 'help'], run: showShortcuts },
    ...(other
      ? [
          {
            key: 'view',
            label: t.switchView(other === 'company' ? t.company : t.partner),
            icon: ToggleLeft,
            run: () => switchMode(other),
            isLeaving: true as const,
          },
        ]
      : []),
    { key: 'logout', label: t.logout, icon: LogOut, keywords: ['sign out'], run: signOut, isLeaving: true },
  ];
}
