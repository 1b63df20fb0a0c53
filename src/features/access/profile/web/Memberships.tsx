import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { removeToken } from '#web/session/credentials.ts';
import type { Membership, Profile } from '../schema.ts';
import css from './Profile.module.css';
import { texts as ownTexts, roleName } from './texts.ts';
import { useAccount } from './useProfile.ts';

/** The organizations of the user, each with a button to leave it. */
export function Memberships({ profile }: { profile: Profile }) {
  const { modal, message } = App.useApp();
  const { act } = useAccount();

  const leave = async ({ organization_id, name }: Membership) => {
    const isSure = await modal.confirm({
      title: ownTexts.leave(name),
      content: ownTexts.youLoseAccessToImmediatelyOn(name, name),
      okText: ownTexts.leaveText,
      okButtonProps: { danger: true },
      cancelText: ownTexts.cancel,
    });
    if (!isSure) return;
    try {
      await act<Profile>('leave', { organization_id }).then(({ memberships }) => {
        // Nothing of the company stays in memory; a user without any membership is signed out.
        if (memberships.length === 0) removeToken();
        window.location.replace('/');
      });
    } catch (error) {
      message.error((error as Error).message);
    }
  };

  return (
    <Card title={ownTexts.memberships}>
      <ul className={css.rows}>
        {profile.memberships.map((membership) => (
          <li key={membership.organization_id} className={css.row}>
            <span className={css.named}>
              <strong>{membership.name}</strong> <span className="meta">{roleName(membership)}</span>
              {membership.requires_two_factor && <StatusTag tone="blue">{ownTexts.requiresTwoFactor}</StatusTag>}
            </span>
            <Button
              danger
              disabled={membership.stays_because !== null}
              onClick={() => leave(membership)}
              aria-label={ownTexts.leaveName(membership.name)}
            >
              {ownTexts.leaveText}
            </Button>
            {membership.stays_because && (
              <span className="meta" style={{ flexBasis: '100%' }}>
                {membership.stays_because}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
