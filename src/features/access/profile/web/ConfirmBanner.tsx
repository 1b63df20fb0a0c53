import { App, Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { unconfirmedEvent } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import { EmailDialog } from './EmailCard.tsx';
import css from './Profile.module.css';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';

/** Asks the user to confirm their email address, and again where an action needs it. */
export default function ConfirmBanner() {
  const { message, notification } = App.useApp();
  const { user } = useSession();
  const { act } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const sendAgain = useCallback(async () => {
    setBusy(true);
    try {
      await act('email/confirmation');
      notification.destroy(unconfirmedEvent);
      message.success(texts.unconfirmed.sent(user.email));
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }, [act, message, notification, user.email]);
  useEffect(() => {
    const offer = () =>
      notification.warning({
        key: unconfirmedEvent,
        title: texts.unconfirmed.title,
        description: texts.unconfirmed.help(user.email),
        duration: 0,
        actions: (
          <Button type="primary" size="small" onClick={sendAgain}>
            {texts.unconfirmed.sendAgain}
          </Button>
        ),
      });
    window.addEventListener(unconfirmedEvent, offer);
    return () => window.removeEventListener(unconfirmedEvent, offer);
  }, [notification, sendAgain, user.email]);
  return (
    <div className={css.banner} role="status">
      <span>{texts.confirmYourEmailAddressOpenLink(<strong>{user.email}</strong>)}</span>
      <Button size="small" onClick={sendAgain} loading={isBusy}>
        {texts.unconfirmed.sendAgain}
      </Button>
      <Button size="small" type="link" onClick={() => setChanging(true)}>
        {texts.updateEmailAddress}
      </Button>
      {isChanging && <EmailDialog onClose={() => setChanging(false)} />}
    </div>
  );
}
