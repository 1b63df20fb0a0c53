import { useNavigate } from '@tanstack/react-router';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { useCan } from '#web/session/session.tsx';
import { roleClauses } from '../../roles.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useParticipation } from './useParticipation.ts';

/** The company proposes this partner for the deal, and the partner answers. */
export function ParticipationCard({ part }: { part: OpportunityParticipant }) {
  const { message } = App.useApp();
  const mayAnswer = useCan('opportunities', 'manage');
  const answer = useParticipation();
  const [declining, setDeclining] = useState(false);
  const navigate = useNavigate();
  const accept = () =>
    answer.mutateAsync({ part, to: 'confirm' }).then(
      () => void message.success('You now take part in this deal'),
      (error: Error) => void message.error(error.message),
    );
  return (
    <Card title="You are invited to take part">
      <p style={{ marginBottom: 16 }}>
        The company invites you to take part in this deal {roleClauses[part.role]}. If you accept, you can earn
        commission on it.
      </p>
      {mayAnswer ? (
        <Space wrap>
          <Button type="primary" loading={answer.isPending} onClick={accept}>
            Accept
          </Button>
          <Button onClick={() => setDeclining(true)}>Decline</Button>
        </Space>
      ) : (
        <p style={{ color: 'var(--text-2)' }}>Only team members with permission to manage opportunities can answer.</p>
      )}
      {declining && (
        <DeclineDialog
          part={part}
          title="Decline invitation"
          action="Decline"
          text="You will no longer see this deal. The company sees your reason."
          leave={() => navigate({ to: '/revenue/opportunities' })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  );
}
