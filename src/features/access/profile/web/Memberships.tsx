import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { dropToken } from '#web/credentials.ts';
import type { Membership, Profile } from '../schema.ts';
import css from './Profile.module.css';
import { roleName } from './texts.ts';
import { useAccount } from './useProfile.ts';

/** Where one belongs, and the way out. */
export function Memberships({ profile }: { profile: Profile }) {
  const { modal, message } = App.useApp();
  const { act } = useAccount();

  const leave = async ({ organization_id, name }: Membership) => {
    const isSure = await modal.confirm({
      title: `Leave ${name}?`,
      content: `You lose access to everything of ${name} at once, on all your devices. Only somebody there can invite you again. What you own stays with them.`,
      okText: 'Leave',
      okButtonProps: { danger: true },
      cancelText: 'Stay',
    });
    if (!isSure) return;
    try {
      await act<Profile>('leave', { organization_id }).then(({ memberships }) => {
        // Nothing of the company remains in memory; who belongs nowhere any more is signed out.
        if (memberships.length === 0) dropToken();
        window.location.replace('/');
      });
    } catch (error) {
      message.error((error as Error).message);
    }
  };

  return (
    <Card title="Where you belong">
      <ul className={css.rows}>
        {profile.memberships.map((membership) => (
          <li key={membership.organization_id} className={css.row}>
            <span className={css.named}>
              <strong>{membership.name}</strong> <span className="meta">{roleName(membership)}</span>
              {membership.requires_two_factor && <StatusTag tone="blue">Requires two-factor</StatusTag>}
            </span>
            <Button
              danger
              disabled={membership.stays_because !== null}
              onClick={() => leave(membership)}
              aria-label={`Leave ${membership.name}`}
            >
              Leave
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
