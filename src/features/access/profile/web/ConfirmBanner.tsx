import { App, Button } from 'antd';
import { useState } from 'react';
import { Link } from '#web/components/Link.tsx';
import { useSession } from '#web/session.tsx';
import css from './Profile.module.css';
import { useAccount } from './useProfile.ts';

/** Asks the user to confirm their email address. */
export default function ConfirmBanner() {
  const { message } = App.useApp();
  const { user } = useSession();
  const { act } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await act('email/confirmation');
      message.success(`Email sent to ${user.email}`);
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.banner} role="status">
      <span>
        Confirm your email address: open the link we sent to <strong>{user.email}</strong>.
      </span>
      <Button size="small" onClick={again} loading={isBusy}>
        Resend email
      </Button>
      <Link to="/profile">Update email address</Link>
    </div>
  );
}
