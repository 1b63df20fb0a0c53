import { useRouterState } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import SettingsIcon from 'lucide-react/icons/settings';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { features } from '#features/web.ts';
import { isOffered } from '../access.ts';
import { Link } from '../components/Link.tsx';
import type { MenuEntry } from '../feature.ts';
import { useSession } from '../session.tsx';
import { texts as t } from '../shell.texts.ts';
import { addressOf } from './activePath.ts';
import { useFoldedGroups } from './foldedGroups.ts';
import { type MenuSection, type Place, sidebarAt } from './menu.ts';
import { Owner } from './Owner.tsx';
import css from './Sidebar.module.css';

const footParts = features.flatMap(({ name, flag, sidebar = [] }) =>
  sidebar.map((Part, index) => ({ key: `${name} ${index}`, guard: flag ? { flag } : {}, Part })),
);

/** The target of Back: the last screen of the main sidebar. */
let lastMain = '/';

interface SidebarProps {
  collapsed: boolean;
  onCollapse?: () => void;
}

/** The main menu, or that of Settings or Super Admin on their screens. */
export function Sidebar({ collapsed, onCollapse }: SidebarProps) {
  const session = useSession();
  const address = useRouterState({ select: ({ location }) => addressOf(location) });
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const { place, active, sections, first } = sidebarAt(session, address);
  const { folded, toggle } = useFoldedGroups();
  // An entry in two groups is marked in the one where it was chosen, or else in a group that is open.
  const [chosenIn, setChosenIn] = useState<string>();
  const current =
    active.find(({ group }) => group === chosenIn) ?? active.find(({ group }) => !folded.includes(group)) ?? active[0];

  useEffect(() => {
    if (place === 'main') lastMain = href;
  }, [place, href]);
  const menu = useRef<HTMLDivElement>(null);
  // The current entry may be out of sight on a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another entry is the current one
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.path, place]);

  return (
    <nav aria-label={labels[place]} className={css.sidebar} data-collapsed={collapsed} data-place={place}>
      {place === 'main' ? <Owner /> : <Top place={place} collapsed={collapsed} hasMain={first.main !== undefined} />}
      <div className={css.menu} ref={menu}>
        {sections.map((section, index) => (
          <Section
            key={section.title}
            section={section}
            current={current}
            collapsed={collapsed}
            isFolded={place === 'main' && folded.includes(section.title)}
            onToggle={place === 'main' ? () => toggle(section.title) : undefined}
            onChoose={() => setChosenIn(section.title)}
            hasDivider={index > 0}
          />
        ))}
      </div>
      <div className={css.foot}>
        {place === 'main' && first.Settings && (
          <Named label={t.settings} collapsed={collapsed}>
            <Link to={first.Settings} className={css.entry}>
              <SettingsIcon size={16} aria-hidden="true" />
              <span>{t.settings}</span>
            </Link>
          </Named>
        )}
        {place === 'main' &&
          footParts.map(
            ({ key, guard, Part }) => isOffered(guard, session) && <Part key={key} collapsed={collapsed} />,
          )}
        {onCollapse && (
          <button
            type="button"
            className={css.collapse}
            onClick={onCollapse}
            aria-label={collapsed ? t.expand : t.collapse}
          >
            {collapsed ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
          </button>
        )}
      </div>
    </nav>
  );
}

const labels: Record<Place, string> = { main: t.mainMenu, Settings: t.settings, 'Super Admin': t.superAdmin };

/** Shows the name of an entry as a tooltip when the sidebar is collapsed. */
function Named({ label, collapsed, children }: { label: string; collapsed: boolean; children: ReactNode }) {
  return (
    <Tooltip title={collapsed ? label : ''} placement="right">
      {children}
    </Tooltip>
  );
}

/**
 * The link back and the name of the sidebar. Administrators of the installation without a company have no link back.
 */
function Top({ place, collapsed, hasMain }: { place: Place; collapsed: boolean; hasMain: boolean }) {
  return (
    <>
      <div className={css.top}>
        {hasMain && (
          <Named label={t.back} collapsed={collapsed}>
            <Link to={lastMain} className={css.entry}>
              <ArrowLeft size={16} aria-hidden="true" />
              <span>{t.back}</span>
            </Link>
          </Named>
        )}
      </div>
      {!collapsed && <p className={css.title}>{labels[place]}</p>}
    </>
  );
}

interface SectionProps {
  section: MenuSection;
  current: MenuEntry | undefined;
  collapsed: boolean;
  isFolded: boolean;
  /** Undefined if the section cannot be collapsed. */
  onToggle: (() => void) | undefined;
  onChoose: () => void;
  hasDivider: boolean;
}

function Section({ section, current, collapsed, isFolded, onToggle, onChoose, hasDivider }: SectionProps) {
  const { title, isPlain, entries } = section;
  // The current entry stays visible in a collapsed group.
  const shown = isFolded ? entries.filter((entry) => entry === current) : entries;
  return (
    <>
      {hasDivider && !collapsed && <span className={css.gap} />}
      {hasDivider && collapsed && shown.length > 0 && <span className={css.divider} />}
      {!collapsed && !isPlain && !onToggle && <p className={css.group}>{title}</p>}
      {!collapsed && !isPlain && onToggle && (
        <button type="button" className={css.group} aria-expanded={!isFolded} onClick={onToggle}>
          {title}
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      )}
      {shown.length > 0 && (
        <ul aria-label={title}>
          {shown.map((entry) => (
            <li key={entry.path}>
              <Named label={entry.label} collapsed={collapsed}>
                <Link to={entry.path} className={css.entry} current={entry === current} onClick={onChoose}>
                  <entry.icon size={16} aria-hidden="true" />
                  <span>{entry.label}</span>
                  {entry.count && <entry.count />}
                </Link>
              </Named>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
