import { Button } from 'antd';
import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { signOut, useSession } from '#web/session/session.tsx';
import css from './Banner.module.css';
import { texts } from './texts.ts';

/** Shows who is viewing as whom and for how long, with a button to stop. */
export default function Banner() {
  const { user, impersonation, organization, program } = useSession();
  const left = useMinutesLeft(impersonation!.ends_at);
  const [stopping, setStopping] = useState(false);
  useEffect(() => {
    document.documentElement.style.setProperty('--above', '44px');
    return () => {
      document.documentElement.style.removeProperty('--above');
    };
  }, []);
  useEffect(() => {
    if (left === 0) void signOut();
  }, [left]);
  const stop = () => {
    setStopping(true);
    void signOut();
  };
  return (
    <section className={css.banner} aria-label={texts.viewingAsAnotherUser}>
      <Eye size={16} aria-hidden="true" />
      <span className={css.who}>
        {texts.viewingAs(
          <span className={css.more}>{texts.youAre(impersonation!.impersonator.name)} </span>,
          <strong>{user.full_name}</strong>,
          <span className={css.more}> {texts.youCannotMakeChanges(program?.partner_name ?? organization.name)}</span>,
        )}
      </span>
      <span className={css.left} role="timer">
        {texts.minLeft(left)}
      </span>
      <Button size="small" loading={stopping} onClick={stop}>
        {texts.endView}
      </Button>
    </section>
  );
}

function useMinutesLeft(ends_at: string): number {
  const count = () => Math.max(0, Math.ceil((Date.parse(ends_at) - Date.now()) / 60_000));
  const [left, setLeft] = useState(count);
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((Date.parse(ends_at) - Date.now()) / 60_000))),
      5_000,
    );
    return () => clearInterval(timer);
  }, [ends_at]);
  return left;
}
