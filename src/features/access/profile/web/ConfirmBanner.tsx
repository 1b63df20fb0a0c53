import { App, Button } from 'antd';
import { useState } from 'react';
import { Link } from '#web/components/Link.tsx';
import { useSession } from '#web/session.tsx';
import css from './Profile.module.css';
import { useAccount } from './useProfile.ts';

/** Asks, and stands in nobody's way. */
export default function ConfirmBanner() {
  const { message } = App.useApp();
  const { user } = useSession();
  const { act } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await act('email/confirmation');
      message.success(`A mail is on its way to ${user.email}`);
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.banner} role="status">
      <span>
        Confirm your address: open the link in the mail to <strong>{user.email}</strong>.
      </span>
      <Button size="small" onClick={again} loading={isBusy}>
        Send it again
      </Button>
      <Link to="/profile">Change the address</Link>
    </div>
  );
}
