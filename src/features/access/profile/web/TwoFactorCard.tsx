import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Profile, RecoveryCodes } from '../schema.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import css from './Profile.module.css';
import { RecoveryDialog, SetupDialog } from './SetupDialog.tsx';
import { useAccount } from './useProfile.ts';

type Open = 'setup' | 'disable' | 'renew' | { codes: string[] } | null;

/** Two-factor authentication: on or off, and how many recovery codes are left. */
export function TwoFactorCard({ profile }: { profile: Profile }) {
  const { message } = App.useApp();
  const [open, setOpen] = useState<Open>(null);
  const { act } = useAccount();
  const { enabled_at, recovery_codes_left } = profile.two_factor;
  const required = profile.two_factor_required_by;
  const close = () => setOpen(null);
  return (
    <Card
      title="Two-factor authentication"
      actions={<StatusTag tone={enabled_at ? 'green' : 'gray'}>{enabled_at ? 'On' : 'Off'}</StatusTag>}
    >
      <ul className={css.rows}>
        <li className={css.row}>
          <span className={css.text}>
            {enabled_at ? (
              <>
                You sign in with your password and a code from your authenticator app. On since{' '}
                <DateText value={enabled_at} />.
              </>
            ) : (
              'Protect your account: sign in with your password and a code from your phone.'
            )}
            {required.length > 0 && ` Required by ${required.join(' and ')}.`}
          </span>
          {enabled_at ? (
            <Button onClick={() => setOpen('disable')} disabled={required.length > 0}>
              Turn off
            </Button>
          ) : (
            <Button type="primary" onClick={() => setOpen('setup')}>
              Set up
            </Button>
          )}
        </li>
        {enabled_at && (
          <li className={css.row}>
            <span className={css.text}>
              {recovery_codes_left === 0
                ? 'No recovery codes are left.'
                : `${recovery_codes_left} of 10 recovery codes left.`}{' '}
              {recovery_codes_left < 4 && <StatusTag tone="amber">Create new codes</StatusTag>}
            </span>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
          </li>
        )}
      </ul>
      {open === 'setup' && <SetupDialog onClose={close} />}
      {open === 'disable' && (
        <PasswordDialog
          title="Turn off two-factor authentication"
          text="You will sign in with only your password."
          action="Turn off"
          danger
          onClose={close}
          send={async (password) => {
            await act('two_factor/disable', { password });
            message.success('Two-factor authentication is off');
            close();
          }}
        />
      )}
      {open === 'renew' && (
        <PasswordDialog
          title="Create new recovery codes"
          text="You get ten new codes. Your old codes stop working."
          action="Create codes"
          onClose={close}
          send={async (password) => {
            const { recovery_codes } = await act<RecoveryCodes>('two_factor/recovery_codes', { password });
            setOpen({ codes: recovery_codes });
          }}
        />
      )}
      {open !== null && typeof open === 'object' && <RecoveryDialog codes={open.codes} onClose={close} />}
    </Card>
  );
}
