import { useRouterState } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Avatar } from '../components/Avatar.tsx';
import { Link } from '../components/Link.tsx';
import { Logo } from '../components/Logo.tsx';
import { useSession } from '../session.tsx';
import { texts as t } from '../shell.texts.ts';
import { activePath } from './activePath.ts';
import { menuOf } from './menu.ts';
import css from './Sidebar.module.css';

const closedKey = 'tandem.sidebar.closed';
const readClosed = () => (localStorage.getItem(closedKey) ?? '').split(',').filter(Boolean);

interface SidebarProps {
  collapsed: boolean;
  onCollapse?: () => void;
}

export function Sidebar({ collapsed, onCollapse }: SidebarProps) {
  const session = useSession();
  const address = useRouterState({ select: (state) => state.location.pathname });
  const groups = menuOf(session);
  const active = activePath(
    groups.flatMap(({ entries }) => entries.map((entry) => entry.path)),
    address,
  );
  const [closed, setClosed] = useState(readClosed);
  const toggle = (group: string) => {
    const next = closed.includes(group) ? closed.filter((one) => one !== group) : [...closed, group];
    localStorage.setItem(closedKey, next.join());
    setClosed(next);
  };
  const menu = useRef<HTMLDivElement>(null);
  // With many groups the entry one is on may lie below the fold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another entry is the current one
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  // In partner mode the programme's company is whose world one looks at.
  const owner = session.programme?.company ?? session.organization;

  return (
    <nav aria-label={t.mainMenu} className={css.sidebar} data-collapsed={collapsed}>
      <Link to="/" className={css.brand} aria-label={owner.name}>
        {owner.logo_url ? <Avatar name={owner.name} src={owner.logo_url} size={28} square /> : <Logo size={28} />}
        <span className={css.owner}>
          <strong>{owner.name}</strong>
          <span className="meta">{session.programme?.partner_name ?? 'Tandem'}</span>
        </span>
      </Link>
      <div className={css.menu} ref={menu}>
        {groups.map(({ group, entries }) => {
          const isClosed = closed.includes(group) && !collapsed;
          // The screen one is on stays in sight.
          const shown = isClosed ? entries.filter(({ path }) => path === active) : entries;
          return (
            <Fragment key={group}>
              {group !== 'Company' && collapsed && <span className={css.divider} />}
              {group !== 'Company' && !collapsed && (
                <button type="button" className={css.group} aria-expanded={!isClosed} onClick={() => toggle(group)}>
                  {group}
                  <ChevronDown size={12} aria-hidden="true" />
                </button>
              )}
              <ul aria-label={group}>
                {shown.map(({ path, label, icon: Icon }) => (
                  <li key={path}>
                    <Tooltip title={collapsed ? label : ''} placement="right">
                      <Link to={path} className={css.entry} current={path === active}>
                        <Icon size={16} aria-hidden="true" />
                        <span>{label}</span>
                      </Link>
                    </Tooltip>
                  </li>
                ))}
              </ul>
            </Fragment>
          );
        })}
      </div>
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
    </nav>
  );
}
