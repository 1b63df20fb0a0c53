import { useNavigate } from '@tanstack/react-router';
import { Button, Tabs } from 'antd';
import Settings from 'lucide-react/icons/settings';
import { useRef, useState } from 'react';
import { dateInZone } from '#shared/time/dates.ts';
import { DateText } from '#web/components/DateText.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { PopoverPanel } from '#web/components/PopoverPanel.tsx';
import { regionTimeZone } from '#web/region.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useSession } from '#web/session/session.tsx';
import { isSwitchedOff } from '#web/session/switchedOff.ts';
import type { InAppNotification } from '../schema.ts';
import css from './NotificationPanel.module.css';
import { texts as t } from './texts.ts';
import { loadNextPage, useMarkAsRead, useNotifications } from './useNotifications.ts';

type Tab = 'all' | 'unread';
/** The delay after "Load more" before the list scrolls to the new notifications. */
const SCROLL_MS = 100;

export default function NotificationPanel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const navigate = useNavigate();
  const { flags } = useSession();
  const [tab, setTab] = useState<Tab>('all');
  const scroll = useRef<HTMLDivElement>(null);
  const all = useNotifications('all', true);
  const fresh = useNotifications('unread', tab === 'unread');
  const list = tab === 'all' ? all : fresh;
  const mark = useMarkAsRead();
  const sayFailure = useErrorMessage();
  const items = list.data?.pages.flatMap(({ rows }) => rows) ?? [];

  const open = ({ id, link, is_read }: InAppNotification) => {
    if (!is_read) mark.mutate([id]);
    if (!link) return;
    if (!link.startsWith('/')) {
      window.open(link, '_blank', 'noopener');
      return;
    }
    // Notifications stay after their module is switched off, but their screens no longer exist.
    if (isSwitchedOff(link.split(/[?#]/)[0]!, flags)) return;
    onClose();
    void navigate({ href: link });
  };
  const loadMore = async () => {
    await loadNextPage(list.fetchNextPage, list.data?.pages.length ?? 0);
    setTimeout(() => scroll.current?.scrollTo({ top: scroll.current.scrollHeight, behavior: 'smooth' }), SCROLL_MS);
  };

  return (
    <PopoverPanel className={css.panel} label={t.notifications}>
      <div className={css.head}>
        <h2>{t.notifications}</h2>
        <span style={{ display: 'flex', alignItems: 'center' }}>
          <Button
            type="link"
            size="small"
            disabled={unread === 0}
            onClick={() => mark.mutate('all', { onError: sayFailure })}
          >
            {t.markAll}
          </Button>
          <Button
            type="text"
            size="small"
            icon={<Settings size={14} />}
            aria-label={t.settings}
            title={t.settings}
            onClick={() => {
              onClose();
              void navigate({ to: '/notification-settings' });
            }}
          />
        </span>
      </div>
      <Tabs
        size="small"
        className={css.tabs}
        activeKey={tab}
        onChange={(key) => setTab(key as Tab)}
        tabBarStyle={{ margin: 0 }}
        items={[
          // No count is shown before it is known.
          { key: 'all', label: all.data ? t.all(all.data.pages[0]?.total ?? 0) : t.allUncounted },
          { key: 'unread', label: t.unread(unread) },
        ]}
      />
      <div className={css.scroll} ref={scroll}>
        {list.isPending && (
          <div className={css.waiting} aria-hidden="true">
            <SkeletonBar width="90%" />
            <SkeletonBar width="60%" />
            <SkeletonBar width="80%" />
          </div>
        )}
        {list.error && <ErrorState error={list.error} reset={list.refetch} />}
        {list.data && items.length === 0 && <p className={css.nothing}>{t.nothing}</p>}
        <Group title={t.newGroup} items={items.filter(isToday)} onOpen={open} />
        <Group title={t.olderGroup} items={items.filter((item) => !isToday(item))} onOpen={open} />
      </div>
      {list.hasNextPage && (
        <div className={css.foot}>
          <Button block size="small" loading={list.isFetchingNextPage} onClick={loadMore}>
            {t.loadMore}
          </Button>
        </div>
      )}
    </PopoverPanel>
  );
}

function isToday({ created_at }: InAppNotification): boolean {
  const zone = regionTimeZone();
  return dateInZone(created_at, zone) === dateInZone(new Date(), zone);
}

interface GroupProps {
  title: string;
  items: readonly InAppNotification[];
  onOpen: (item: InAppNotification) => void;
}

function Group({ title, items, onOpen }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={css.group}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={css.item} data-unread={!item.is_read} onClick={() => onOpen(item)}>
              {!item.is_read && <span className="only-for-readers">{t.isUnread}</span>}
              <span>{item.text}</span>
              <span className="meta">
                <DateText value={item.created_at} as="relative" />
                {item.count > 1 && !item.text.startsWith(`${item.count} `) && ` · ${t.similar(item.count)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
