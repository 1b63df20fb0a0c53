import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { DropMenu, type MenuEntry } from '../../components/DropMenu.tsx';
import { useTitle } from '../../interaction/title.ts';
import { FormTabs } from '../../interaction/unsaved.ts';
import { useKeepFocus } from '../../interaction/useKeepFocus.ts';
import type { Search } from '../../search.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';
import { SlotParts } from '../../slots.tsx';
import type { DetailTab } from '../detailTab.ts';
import { texts as t } from '../texts.ts';
import { useAddedMenu } from './addedMenu.ts';
import { useAddedTabs } from './addedTabs.tsx';
import css from './DetailPage.module.css';
import { Sections } from './Sections.tsx';
import { recordState } from './slots.ts';
import { TabBar } from './TabBar.tsx';
import { groupTabs } from './tabGroups.ts';

export interface DetailPageProps {
  /** The record, so that other features can add their tabs (`tabs` in their `web/index.tsx`). */
  record?: { resource: string; id: string } | undefined;
  name: string;
  /** A picture or initials beside the name, for companies and people. */
  picture?: { src?: string | null; square?: boolean };
  status?: ReactNode;
  /** One line below the name, such as the owner, account and amount. */
  subtitle?: ReactNode;
  /** At most two buttons; other actions belong in the menu. */
  actions?: ReactNode;
  menu?: readonly MenuEntry[];
  /** Content between heading and tabs, such as the stages of a deal. */
  band?: ReactNode;
  /** Shows the state of the record, or of another one, below the heading: a sentence, next steps and key figures. */
  state?: boolean | { resource: string; id: string };
  /** A single tab is shown without a tab bar. */
  tabs: DetailTab[];
  /** Content beside the tabs: facts, people, next step. */
  rail?: ReactNode;
}

/** The screen of one record; the open tab is part of the address. */
export function DetailPage({
  record,
  name,
  picture,
  status,
  subtitle,
  actions,
  menu: ownMenu = [],
  band,
  state = false,
  tabs: own,
  rail,
}: DetailPageProps) {
  const session = useSession();
  const added = useAddedTabs(record);
  const menu = [...useAddedMenu(record), ...ownMenu];
  const all = [
    ...own.filter(({ first }) => first),
    ...added.filter(({ first }) => first),
    ...own.filter(({ first, last }) => !first && !last),
    ...added.filter(({ first }) => !first),
    ...own.filter(({ last }) => last),
  ];
  const tabs = all.filter((tab) => isOffered(tab, session));
  const navigate = useNavigate();
  const described = state === true ? record : state || undefined;
  const { tab } = useSearch({ strict: false }) as Search;
  useTitle(name);
  const panel = useId();
  const { area, heading } = useKeepFocus();
  const groups = groupTabs(tabs);
  const active = tabs.find(({ key }) => key === tab) ?? groups[0]!.tabs[0]!;
  const activeGroup = groups.find((group) => group.tabs.includes(active))!;
  // The tab is marked at once, and its content is rendered afterwards.
  const following = useDeferredValue(active.key);
  const shown = tabs.find(({ key }) => key === following) ?? active;
  const shownGroup = groups.find((group) => group.tabs.includes(shown))!;
  const first = groups[0]!.tabs[0]!.key;
  const shownRail = shown.wide && shownGroup.tabs.length === 1 ? null : rail;
  // Another tab starts without the search parameters of the former one's list.
  const open = (key: string) =>
    navigate({ to: '.', search: (key === first ? {} : { tab: key }) as never, resetScroll: false });

  return (
    <div className={css.page}>
      <header className={css.header} {...area}>
        {picture && <Avatar name={name} src={picture.src} square={picture.square} size={40} />}
        <div className={css.heading}>
          <div className={css.name}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            {status}
          </div>
          {subtitle && <div className={css.subtitle}>{subtitle}</div>}
        </div>
        <div className={css.actions}>
          {actions}
          {menu.length > 0 && (
            <DropMenu items={menu} placement="bottomRight">
              <Button icon={<Ellipsis size={16} />} aria-label={t.moreActions} />
            </DropMenu>
          )}
        </div>
      </header>
      {described && (
        <div className={css.state}>
          <SlotParts slot={recordState} props={{ record: described, isOverview: activeGroup === groups[0] }} />
        </div>
      )}
      {band}
      <div className={css.body} data-rail={!!shownRail}>
        <div className={css.main}>
          {groups.length > 1 && <TabBar tabs={groups} active={activeGroup.key} onOpen={open} panel={panel} />}
          <div
            key={shownGroup.key}
            className={css.panel}
            {...(groups.length > 1 && {
              id: panel,
              role: 'tabpanel',
              'aria-labelledby': `${panel}-${shownGroup.key}`,
              'aria-busy': shownGroup !== activeGroup,
            })}
          >
            {shownGroup.tabs.length > 1 ? (
              <Sections
                label={shownGroup.label}
                sections={shownGroup.tabs}
                active={shown.key}
                first={first}
                onOpen={open}
              />
            ) : (
              <FormTabs value={tabs.length > 1 ? [] : null}>{shown.content}</FormTabs>
            )}
          </div>
        </div>
        {shownRail && <aside className={css.rail}>{shownRail}</aside>}
      </div>
    </div>
  );
}
