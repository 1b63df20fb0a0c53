import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { features } from '#features/web.ts';
import { useSaveKey } from '../interaction/shortcuts.ts';
import { texts as t } from '../shell.texts.ts';
import { Banners } from './Banners.tsx';
import { useDocumentTitle } from './crumbs.ts';
import { Guarded } from './Guarded.tsx';
import { Header } from './Header.tsx';
import { useRememberRecent } from './recent.ts';
import { ScreenTabs } from './ScreenTabs.tsx';
import css from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { StillScreen } from './StillScreen.tsx';

/** On a phone, where the menu is closed until its button is pressed. */
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'));

const collapsedKey = 'tandem.sidebar';

const gates = features.flatMap(({ gate }) => gate ?? []);

/** Renders the gates of all features around the screen, which is in the frame or bare. */
export function Shell() {
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec?.bare === true });
  const screen: ReactNode = isBare ? <Bare /> : <Frame />;
  return gates.reduceRight((inner, gate) => createElement(gate, null, inner), screen);
}

function Bare() {
  const title = useDocumentTitle();
  return (
    <>
      <div aria-live="polite" className="only-for-readers">
        {title}
      </div>
      <Banners />
      <Guarded>
        <Outlet />
      </Guarded>
    </>
  );
}

function Frame() {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'collapsed');
  const [drawer, setDrawer] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const title = useDocumentTitle();
  useSaveKey();
  useRememberRecent();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the screen changes
  useEffect(() => setDrawer(false), [path]);

  const collapse = () => {
    localStorage.setItem(collapsedKey, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };

  return (
    <div className={css.shell} data-collapsed={collapsed}>
      {/* Screen readers announce the new screen from here; browsers only announce whole pages. */}
      <div aria-live="polite" className="only-for-readers">
        {title}
      </div>
      <a href="#content" className={css.skip}>
        {t.skipToContent}
      </a>
      <div className={css.side}>
        <Sidebar collapsed={collapsed} onCollapse={collapse} />
      </div>
      <Suspense>{wasOpened && <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />}</Suspense>
      <div className={css.main}>
        <Header
          onMenu={() => {
            setWasOpened(true);
            setDrawer(true);
          }}
        />
        <Banners />
        <main id="content" className={css.content} tabIndex={-1}>
          <StillScreen>
            <Guarded>
              <ScreenTabs />
              <Outlet />
            </Guarded>
          </StillScreen>
        </main>
      </div>
    </div>
  );
}
