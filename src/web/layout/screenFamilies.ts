import { declaredFeatures } from '../declared.ts';
import type { MenuEntry, ScreenTab } from '../feature.ts';
import { isOffered } from '../session/access.ts';
import { perSession } from '../session/perSession.ts';
import type { Session } from '../session/session.tsx';
import { activeEntries } from './activePath.ts';

const inView = ({ mode }: Pick<ScreenTab, 'mode'>, session: Session) => !mode || mode === session.mode;

/** All tabs whose screens this user may open, in order. */
const tabsFor = perSession((session): ScreenTab[] => {
  const features = declaredFeatures();
  const routes = features.flatMap((feature) => feature.routes);
  const isOpen = (path: string) => routes.some((route) => route.path === path && isOffered(route, session));
  return features
    .flatMap((feature) => feature.screenTabs ?? [])
    .filter((tab) => inView(tab, session) && isOpen(tab.path))
    .sort((a, b) => a.order - b.order);
});

/** The tabs above a screen: those of its family, if there are at least two. */
export function screenTabsAt(session: Session, path: string): ScreenTab[] {
  const tabs = tabsFor(session);
  const own = tabs.find((tab) => tab.path === path);
  const family = tabs.filter(({ of }) => of === own?.of);
  return own && family.length > 1 ? family : [];
}

/**
 * The menu entry under which a screen stands: that of its family if it is a tab without an entry of its own, otherwise
 * the longest entry that covers its address. The sidebar's highlight and the breadcrumb both follow it.
 */
export function entryAt(session: Session, entries: readonly MenuEntry[], address: string): MenuEntry | undefined {
  const [path] = address.split('?') as [string];
  const own = activeEntries(entries, address)[0];
  const family = familyPathsOf(session, path);
  if (family.length === 0 || (own && family.includes(own.path))) return own;
  return entries.find((entry) => family.includes(entry.path)) ?? own;
}

/** The addresses of the family of a screen. */
export function familyPathsOf(session: Session, path: string): string[] {
  const tabs = tabsFor(session);
  const own = tabs.find((tab) => tab.path === path);
  return own ? tabs.filter(({ of }) => of === own.of).map((tab) => tab.path) : [];
}
