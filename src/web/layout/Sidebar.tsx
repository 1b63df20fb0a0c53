import { useQueries } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import PinIcon from 'lucide-react/icons/pin';
import SettingsIcon from 'lucide-react/icons/settings';
import ShieldUser from 'lucide-react/icons/shield-user';
import X from 'lucide-react/icons/x';
import { type HTMLAttributes, type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { features } from '#features/web.ts';
import { Link } from '../components/Link.tsx';
import { Tip } from '../components/Tip.tsx';
import type { MenuEntry } from '../feature.ts';
import { useMessages } from '../messages/messages.ts';
import { isOffered } from '../session/access.ts';
import { perSession } from '../session/perSession.ts';
import { type Session, useSession } from '../session/session.tsx';
import { texts as t } from '../shell.texts.ts';
import { activeEntries, addressOf } from './activePath.ts';
import { CountBadge } from './CountBadge.tsx';
import { countsByPath, type EntrySum, type MenuSection, menuOf, type Place, sidebarAt, sumOf } from './menu.ts';
import { Owner } from './Owner.tsx';
import { useOpenGroups } from './openGroups.ts';
import { usePins } from './pins.ts';
import css from './Sidebar.module.css';
import { familyPathsOf } from './screenFamilies.ts';

const footParts = features.flatMap(({ name, flag, sidebar = [] }) =>
  sidebar.map((Part, index) => ({ key: `${name} ${index}`, guard: flag ? { flag } : {}, Part })),
);

/** The target of Back: the last screen of the main sidebar. */
let lastMain = '/';

/** Remembers the address, without rendering the menu for each one. */
function RememberMain() {
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  useEffect(() => {
    lastMain = href;
  }, [href]);
  return null;
}

interface SidebarProps {
  collapsed: boolean;
  onCollapse?: () => void;
}

/** The main menu, or that of Settings or Super Admin on their screens. */
export function Sidebar({ collapsed, onCollapse }: SidebarProps) {
  const session = useSession();
  const address = useRouterState({ select: ({ location }) => addressOf(location) });
  const { place, active, daily, activeDaily, sections, first } = useMemo(
    () => sidebarAt(session, address),
    [session, address],
  );
  const { open, toggle } = useOpenGroups();
  const counts = useCounts(session);
  const { pins } = usePins();
  // An entry may stand in several places: it is marked where it was chosen, or else among the daily entries.
  const [chosenIn, setChosenIn] = useState<string>();
  const isOpen = (title: string) => place !== 'main' || open.includes(title);
  const grouped =
    active.find((entry) => titleOf(entry) === chosenIn && isOpen(titleOf(entry))) ??
    (activeDaily ? undefined : (active.find((entry) => isOpen(titleOf(entry))) ?? active[0]));
  // Only the pin is read here, because a sorted list has another address, but not another menu.
  const pinOfPage = useRouterState({
    select: ({ location }) => pins.find(({ to }) => to === location.pathname + location.searchStr)?.to,
  });
  const pinned = chosenIn === undefined ? pinOfPage : undefined;
  const menu = useRef<HTMLDivElement>(null);
  // The current entry may be out of sight on a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another entry is the current one
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [active[0]?.path, place]);

  return (
    <nav aria-label={labels[place]} className={css.sidebar} data-collapsed={collapsed} data-place={place}>
      {place === 'main' && <RememberMain />}
      {place === 'main' ? <Owner /> : <Top place={place} collapsed={collapsed} hasMain={first.main !== undefined} />}
      <div className={css.menu} ref={menu}>
        {daily.length > 0 && (
          <Entries
            title={t.daily}
            entries={daily}
            current={grouped || pinned ? undefined : activeDaily}
            collapsed={collapsed}
            countOf={({ path }) => counts.ofFamily(path)}
            onChoose={() => setChosenIn(undefined)}
          />
        )}
        {place === 'main' && <Pinned collapsed={collapsed} current={pinned} onChoose={() => setChosenIn(undefined)} />}
        {sections.map((section, index) => (
          <Section
            key={section.title}
            section={section}
            current={pinned === undefined ? grouped : undefined}
            collapsed={collapsed}
            isFolded={!isOpen(section.title)}
            onToggle={place === 'main' ? () => toggle(section.title) : undefined}
            // The number of a daily entry is that of its whole family; the same entry below has no other one.
            countOf={({ path }) => (daily.some((entry) => entry.path === path) ? undefined : counts.of(path))}
            onChoose={() => setChosenIn(section.title)}
            hasDivider={index > 0 || daily.length > 0}
          />
        ))}
      </div>
      <div className={css.foot}>
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

/** The title of the section of the main sidebar in which an entry stands. */
const titleOf = ({ group }: MenuEntry): string => group;

const countSources = features.flatMap(({ entryCounts }) => entryCounts ?? []);

const entriesOf = perSession((session) => menuOf(session).flatMap((group) => group.entries));

/** The open work by entry. "My work" counts by itself. */
function useCounts(session: Session) {
  const counted = useQueries({
    queries: countSources.map(({ queryKey, read, ...guard }) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
      enabled: isOffered(guard, session),
    })),
  }).flatMap(({ data }) => data?.kinds ?? []);
  const byPath = countsByPath(entriesOf(session), counted);
  return {
    of: (path: string) => sumOf(byPath.get(path) ?? []),
    ofFamily: (path: string) =>
      sumOf([...new Set([path, ...familyPathsOf(session, path)])].flatMap((one) => byPath.get(one) ?? [])),
  };
}

const labels: Record<Place, string> = { main: t.mainMenu, Settings: t.settings, 'Super Admin': t.superAdmin };

/** Shows the name of an entry as a tooltip when the sidebar is collapsed. */
function Named({
  label,
  collapsed,
  children,
}: {
  label: string;
  collapsed: boolean;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}) {
  return (
    <Tip title={collapsed ? label : ''} placement="right">
      {children}
    </Tip>
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
  countOf: (entry: MenuEntry) => EntrySum | undefined;
  onChoose: () => void;
  hasDivider: boolean;
}

function Section({ section, isFolded, hasDivider, onToggle, ...list }: SectionProps) {
  const { title, isPlain, entries } = section;
  const { collapsed, current } = list;
  // The current entry stays visible in a collapsed group.
  const shown = isFolded ? entries.filter((entry) => entry === current) : entries;
  return (
    <>
      {hasDivider && !collapsed && <span className={css.gap} />}
      {hasDivider && collapsed && (shown.length > 0 || section.to) && <span className={css.divider} />}
      {section.to && (
        <Console title={title} to={section.to} isFolded={isFolded} onToggle={onToggle!} collapsed={collapsed} />
      )}
      {!section.to && !collapsed && !isPlain && !onToggle && <p className={css.group}>{title}</p>}
      {!section.to && !collapsed && !isPlain && onToggle && (
        <button type="button" className={css.group} aria-expanded={!isFolded} onClick={onToggle}>
          {title}
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      )}
      {shown.length > 0 && <Entries title={title} entries={shown} {...list} />}
    </>
  );
}

interface ConsoleProps {
  title: string;
  to: string;
  isFolded: boolean;
  onToggle: () => void;
  collapsed: boolean;
}

/** The heading of a group with a sidebar of its own: a link to it, and a button that shows its entries here. */
function Console({ title, to, isFolded, onToggle, collapsed }: ConsoleProps) {
  const Icon = title === 'Settings' ? SettingsIcon : ShieldUser;
  const id = useId();
  return (
    <div className={css.console}>
      <Named label={title} collapsed={collapsed}>
        <Link to={to} className={css.entry}>
          <Icon size={16} aria-hidden="true" />
          <span id={id}>{title}</span>
        </Link>
      </Named>
      {!collapsed && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={!isFolded}
          aria-label={t.showEntries}
          aria-describedby={id}
          onClick={onToggle}
        >
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface EntriesProps {
  title: string;
  entries: readonly MenuEntry[];
  current: MenuEntry | undefined;
  collapsed: boolean;
  countOf: (entry: MenuEntry) => EntrySum | undefined;
  onChoose: () => void;
}

/** "Registrations to decide: 12, Applications to decide: 3": a number with several parts names them. */
const partsText = ({ parts }: EntrySum): string =>
  parts.map(({ label, count, overdue }) => t.openItems(label, count, overdue)).join(', ');

function Entries({ title, entries, current, collapsed, countOf, onChoose }: EntriesProps) {
  return (
    <ul aria-label={title}>
      {entries.map((entry) => {
        const count = entry.count ? undefined : countOf(entry);
        return (
          <li key={entry.path}>
            <Named label={entry.label} collapsed={collapsed}>
              <Link
                to={entry.path}
                className={css.entry}
                current={entry === current}
                onClick={onChoose}
                {...(count && { title: partsText(count), 'aria-description': partsText(count) })}
              >
                <entry.icon size={16} aria-hidden="true" />
                <span>{entry.label}</span>
                {entry.count && <entry.count />}
                {count && (
                  <span aria-hidden="true" className={css.count}>
                    <CountBadge {...count} />
                  </span>
                )}
              </Link>
            </Named>
          </li>
        );
      })}
    </ul>
  );
}

/** The screens that this person pinned; each can be removed here or on the screen itself. */
function Pinned({
  collapsed,
  current,
  onChoose,
}: {
  collapsed: boolean;
  current: string | undefined;
  onChoose: () => void;
}) {
  const { pins, toggle } = usePins();
  const session = useSession();
  const { message } = useMessages();
  if (pins.length === 0) return null;
  const entries = menuOf(session).flatMap((group) => group.entries);
  return (
    <>
      <span className={collapsed ? css.divider : css.gap} />
      {!collapsed && <p className={css.group}>{t.pinned}</p>}
      <ul aria-label={t.pinned}>
        {pins.map((pin) => {
          const Icon = activeEntries(entries, pin.to)[0]?.icon ?? PinIcon;
          return (
            <li key={pin.to} className={css.pinned}>
              <Named label={pin.label} collapsed={collapsed}>
                <Link to={pin.to} className={css.entry} current={pin.to === current} onClick={onChoose}>
                  <Icon size={16} aria-hidden="true" />
                  <span className={css.name}>{pin.label}</span>
                </Link>
              </Named>
              {!collapsed && (
                <button
                  type="button"
                  className={css.fold}
                  aria-label={t.unpin(pin.label)}
                  onClick={() => toggle(pin).catch((error: Error) => message.error(error.message))}
                >
                  <X size={12} aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
