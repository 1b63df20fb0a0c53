import { Button, Flex } from 'antd';
import { roleName } from '#features/access/roles/names.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { Invitation } from '../schema.ts';
import { isExpired, texts as ownTexts } from './texts.ts';
import { useInvitationActions } from './useInvitationActions.ts';

export default function OpenInvitations({ partnerId }: { partnerId: string | null }) {
  const { data } = useList<Invitation>('invitations', {
    filters: [
      { field: 'partner_id', operator: 'eq', values: [partnerId ?? ''] },
      { field: 'status', operator: 'eq', values: ['open'] },
    ],
    start: 0,
    end: 50,
  });
  const { resend, withdraw } = useInvitationActions();
  const mayManage = useCan('invitations', 'manage');
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={ownTexts.openInvitations}>
      <Flex vertical gap={8} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.rows.map((invitation) => (
          <Flex key={invitation.id} component="li" align="center" gap={12} wrap>
            <span style={{ flex: 1, minWidth: 180 }}>
              <strong>{invitation.full_name ?? invitation.email}</strong>{' '}
              {invitation.full_name && <span className="meta">{invitation.email}</span>}
            </span>
            <span className="meta">{roleName(invitation.role, invitation.role_name)}</span>
            {isExpired(invitation) ? (
              <StatusTag tone="red">{ownTexts.expired}</StatusTag>
            ) : (
              <span className="meta">{ownTexts.expires(<DateText value={invitation.expires_at} />)}</span>
            )}
            {mayManage && (
              <span>
                <Button size="small" onClick={() => resend(invitation)}>
                  {ownTexts.resend}
                </Button>{' '}
                <Button size="small" onClick={() => withdraw(invitation)}>
                  {ownTexts.withdraw}
                </Button>
              </span>
            )}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
