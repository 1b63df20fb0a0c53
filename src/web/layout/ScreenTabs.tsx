import { useMatches } from '@tanstack/react-router';
import { useRef } from 'react';
import { Link } from '../components/Link.tsx';
import type { ScreenTab } from '../feature.ts';
import { useInSight } from '../interaction/useInSight.ts';
import { useHiddenEdges } from '../resource/list/useHiddenEdges.ts';
import bar from '../resource/record/TabBar.module.css';
import { useSession } from '../session/session.tsx';
import { texts as t } from '../shell.texts.ts';
import css from './ScreenTabs.module.css';
import { screenTabsAt } from './screenFamilies.ts';

/** The related screens above a screen, as links that look like tabs. */
export function ScreenTabs() {
  const session = useSession();
  const path = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec?.path });
  const tabs = path ? screenTabsAt(session, path) : [];
  return path && tabs.length > 0 && <Row tabs={tabs} path={path} />;
}

function Row({ tabs, path }: { tabs: readonly ScreenTab[]; path: string }) {
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useHiddenEdges(row, tabs.map((tab) => tab.path).join());
  useInSight(row, '[aria-current=page]', path);
  return (
    <nav aria-label={t.relatedScreens} className={bar.frame} data-before={before} data-after={after}>
      <ul ref={row} className={`${bar.bar} ${css.tabs}`}>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link to={tab.path} className={`${bar.tab} ${css.tab}`} current={tab.path === path}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
