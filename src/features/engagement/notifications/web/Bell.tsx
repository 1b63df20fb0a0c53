import { Badge, Button } from 'antd';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { DropDown } from '#web/components/DropDown.tsx';
import { texts as t } from './texts.ts';
import { useUnreadCount } from './useNotifications.ts';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));

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
          <Badge
            count={unread}
            overflowCount={99}
            size="small"
            color="var(--accent)"
            offset={[5, 0]}
            styles={{ indicator: { paddingInline: 4 } }}
          >
            <BellIcon size={16} aria-hidden="true" style={{ display: 'block', color: 'var(--text-2)' }} />
          </Badge>
        }
      />
    </DropDown>
  );
}
