import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { features } from '#features/web.ts';
import { said } from '#shared/text/labels.ts';
import { plainGroups, type RouteSpec } from '../feature.ts';
import { useRecordTitle } from '../interaction/title.ts';
import { useSession, useSystemName } from '../session/session.tsx';
import { activeEntries, addressOf } from './activePath.ts';
import { menuOf } from './menu.ts';
import { entryAt, screenTabsAt } from './screenFamilies.ts';

export interface Crumb {
  label: string;
  /** Undefined for the current screen and for groups, which have no screen. */
  to?: string;
}

const routes = () => features.flatMap((feature) => feature.routes);
const pending = () => features.flatMap((feature) => feature.pending ?? []);
const menu = () => features.flatMap((feature) => feature.menu ?? []);

/** The breadcrumbs Group › list › record. The list above a screen is the longest menu entry that covers its address. */
export function crumbsOf(
  address: string,
  spec: RouteSpec | undefined,
  record: string | null,
  entry = activeEntries(menu(), address).find(({ mode }) => !mode || !spec?.mode || mode === spec.mode),
): Crumb[] {
  // The address may show another queue than the one it is named after.
  const [path, query] = address.split('?') as [string, string?];
  const kind = pending().find(({ key }) => query === `queue=${key}`);
  const current = record ?? (kind && path === entry?.path ? kind.label : spec?.title);
  const crumbs: Crumb[] = [];
  if (entry && !plainGroups.includes(entry.group) && said(entry.group) !== entry.label)
    crumbs.push({ label: said(entry.group) });
  const isThere = entry && (entry.path === address || entry.path === path);
  if (entry && !isThere) {
    const label = routes().find((route) => route.path === entry.path)?.title ?? entry.label;
    crumbs.push(kind ? { label: kind.label, to: `${entry.path}?${query}` } : { label, to: entry.path });
  }
  if (current) crumbs.push({ label: current });
  return crumbs;
}

export function useCrumbs(): Crumb[] {
  const address = useRouterState({ select: (state) => addressOf(state.location) });
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  // A screen of both modes is in the menu of the current mode.
  const session = useSession();
  const entries = menuOf(session).flatMap((group) => group.entries);
  const record = useRecordTitle();
  return crumbsOf(
    address,
    spec && { ...spec, mode: spec.mode ?? session.mode },
    record,
    entryAt(session, entries, address),
  );
}

/** The crumbs above the screen. The heading of a list already shows its title, so the breadcrumb leaves it out. */
export function useBreadcrumb(): Crumb[] {
  const crumbs = useCrumbs();
  const record = useRecordTitle();
  const address = useRouterState({ select: (state) => addressOf(state.location) });
  const path = address.split('?')[0]!;
  const session = useSession();
  const isModule = menu().some((entry) => entry.path === address || entry.path === path);
  const isTab = crumbs.length > 1 && screenTabsAt(session, path).length > 0;
  return record === null && (isModule || isTab) ? crumbs.slice(0, -1) : crumbs;
}

export function useDocumentTitle(): string {
  const title = useCrumbs().at(-1)?.label;
  const site = useSystemName();
  useEffect(() => {
    document.title = title ? `${title} · ${site}` : site;
  }, [title, site]);
  return title ?? '';
}
