import { App } from 'antd';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect } from 'react';
import { Link } from '#web/components/Link.tsx';
import { onSent, sendWaiting } from '#web/offline/send.ts';
import { useConnection } from '#web/offline/status.ts';
import { useWaitingWrites, waitingWrites } from '#web/offline/waiting.ts';
import { formatInstant, regionLocale } from '#web/region.ts';
import { onSignOut } from '#web/session/session.tsx';
import css from './Banner.module.css';
import { texts as t } from './texts.ts';

/** Shows how old the copies on the screen are, and what waits to be sent. */
export default function Banner() {
  const { isOffline, copied_at } = useConnection();
  const waiting = useWaitingWrites();
  const { message, modal } = App.useApp();
  useEffect(() => onSent(({ label }) => void message.success(t.sent(label))), [message]);
  useEffect(
    () =>
      onSignOut(async () => {
        await sendWaiting().catch(() => {});
        const left = waitingWrites().length;
        if (left === 0) return true;
        return modal.confirm({
          title: t.unsentTitle,
          content: t.unsent(left),
          okText: t.logOut,
          okButtonProps: { danger: true },
          cancelText: t.stay,
        });
      }),
    [modal],
  );
  const refused = waiting.filter(({ refusal }) => refusal).length;
  const unsent = waiting.length - refused;
  if (!isOffline && waiting.length === 0) return null;
  return (
    <section className={css.banner} aria-label={t.banner} role="status">
      <CloudOff size={16} aria-hidden="true" />
      <span>
        {[
          isOffline && (copied_at === null ? t.offline : t.copyFrom(shortTime(copied_at))),
          unsent > 0 && t.waiting(unsent),
          refused > 0 && t.refused(refused),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      {waiting.length > 0 && <Link to="/waiting-changes">{t.show}</Link>}
    </section>
  );
}

/** The time by the clock of the device, with its day for an older copy. */
function shortTime(at: number): string {
  const time = new Date(at);
  return time.toDateString() === new Date().toDateString()
    ? time.toLocaleTimeString(regionLocale(), { hour: 'numeric', minute: '2-digit' })
    : formatInstant(time.toISOString());
}
