import { useNavigate } from '@tanstack/react-router';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { useCan } from '#web/session.tsx';
import { inRole } from '../roles.ts';
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
      () => void message.success('You take part'),
      (error: Error) => void message.error(error.message),
    );
  return (
    <Card title="You are asked to take part">
      <p style={{ marginBottom: 16 }}>
        The company proposes you for this deal {inRole[part.role]}. Once you say yes, you are among those who earn by
        it.
      </p>
      {mayAnswer ? (
        <Space wrap>
          <Button type="primary" loading={answer.isPending} onClick={accept}>
            Take part
          </Button>
          <Button onClick={() => setDeclining(true)}>Decline</Button>
        </Space>
      ) : (
        <p style={{ color: 'var(--text-2)' }}>Somebody of your company who may change deals answers.</p>
      )}
      {declining && (
        <DeclineDialog
          part={part}
          title="Decline to take part"
          action="Decline"
          text="You will not see this deal any more. The company reads your reason."
          leave={() => navigate({ to: '/revenue/opportunities' })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  );
}
