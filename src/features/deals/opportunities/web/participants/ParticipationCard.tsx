import { useNavigate } from '@tanstack/react-router';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { useCan } from '#web/session/session.tsx';
import { roleClauses } from '../../roles.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { texts } from './texts.ts';
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
      () => void message.success(texts.youNowTakePartInThis),
      (error: Error) => void message.error(error.message),
    );
  return (
    <Card title={texts.youInvitedToTakePart}>
      <p style={{ marginBottom: 16 }}>{texts.companyInvitesYouToTakePart(roleClauses[part.role])}</p>
      {mayAnswer ? (
        <Space wrap>
          <Button type="primary" loading={answer.isPending} onClick={accept}>
            {texts.accept}
          </Button>
          <Button onClick={() => setDeclining(true)}>{texts.decline}</Button>
        </Space>
      ) : (
        <p style={{ color: 'var(--text-2)' }}>{texts.onlyTeamMembersWithPermissionTo}</p>
      )}
      {declining && (
        <DeclineDialog
          part={part}
          title={texts.declineInvitation}
          action={texts.decline}
          text={texts.youWillNoLongerSeeThis}
          leave={() => navigate({ to: '/revenue/opportunities' })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  );
}
