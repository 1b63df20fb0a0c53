import { Button } from 'antd';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { DropDown } from '#web/components/DropDown.tsx';
import css from './Bell.module.css';
import { texts as t } from './texts.ts';
import { useUnreadCount } from './useNotifications.ts';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));

/** The largest number that is shown. */
const MOST = 99;

/**
 * By sections 2 and 9 of the specification, the panel is 300 pixels wide and at most 450 high, and the count is 99+
 * above 99.
 */
export function Bell() {
  const [open, setOpen] = useState(false);
  const unread = useUnreadCount().data ?? 0;
  return (
    <DropDown
      open={open}
      onTurn={setOpen}
      placement="bottomRight"
      content={
        <Suspense fallback={<div style={{ width: 300, height: 120 }} />}>
          <NotificationPanel unread={unread} onClose={() => setOpen(false)} />
        </Suspense>
      }
    >
      <Button
        type="text"
        aria-label={unread > 0 ? t.unreadCount(unread) : t.notifications}
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={
          <span className={css.bell} aria-hidden="true">
            <BellIcon size={16} />
            {unread > 0 && <span className={css.count}>{unread > MOST ? `${MOST}+` : unread}</span>}
          </span>
        }
      />
    </DropDown>
  );
}
