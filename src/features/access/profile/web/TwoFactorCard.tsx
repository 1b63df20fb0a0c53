import { App, Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Profile, RecoveryCodes } from '../schema.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import css from './Profile.module.css';
import { RecoveryDialog, SetupDialog } from './SetupDialog.tsx';
import { texts } from './texts.ts';
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
      title={texts.twoFactorAuthentication}
      actions={<StatusTag tone={enabled_at ? 'green' : 'gray'}>{enabled_at ? texts.on : texts.off}</StatusTag>}
    >
      <ul className={css.rows}>
        <li className={css.row}>
          <span className={css.text}>
            {enabled_at
              ? texts.youSignInWithYourPassword(<DateText value={enabled_at} />)
              : texts.protectYourAccountSignInWith}
            {required.length > 0 && texts.requiredBy(required.join(' and '))}
          </span>
          {enabled_at ? (
            <Button onClick={() => setOpen('disable')} disabled={required.length > 0}>
              {texts.turnOff}
            </Button>
          ) : (
            <Button type="primary" onClick={() => setOpen('setup')}>
              {texts.setUp}
            </Button>
          )}
        </li>
        {enabled_at && (
          <li className={css.row}>
            <span className={css.text}>
              {recovery_codes_left === 0 ? texts.noRecoveryCodesLeft : texts.n10RecoveryCodesLeft(recovery_codes_left)}{' '}
              {recovery_codes_left < 4 && <StatusTag tone="amber">{texts.createNewCodes}</StatusTag>}
            </span>
            <Button onClick={() => setOpen('renew')}>{texts.newRecoveryCodes}</Button>
          </li>
        )}
      </ul>
      {open === 'setup' && <SetupDialog onClose={close} />}
      {open === 'disable' && (
        <PasswordDialog
          title={texts.turnOffTwoFactorAuthentication}
          text={texts.youWillSignInWithOnly}
          action={texts.turnOff}
          danger
          onClose={close}
          send={async (password) => {
            await act('two_factor/disable', { password });
            message.success(texts.twoFactorAuthenticationOff);
            close();
          }}
        />
      )}
      {open === 'renew' && (
        <PasswordDialog
          title={texts.createNewRecoveryCodes}
          text={texts.youGetTenNewCodesYour}
          action={texts.createCodes}
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
