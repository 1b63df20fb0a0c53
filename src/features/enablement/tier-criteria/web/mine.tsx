import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { useCan } from '#web/session.tsx';
import type { TierStanding } from '../schema.ts';
import { useMoves, useStanding } from './data.ts';
import { Moves } from './Moves.tsx';
import { Requirements } from './Requirements.tsx';
import { Standing } from './Standing.tsx';
import { texts as t } from './texts.ts';

/** A partner's own tier: progress, risk, and the requirements of all tiers. */
export default function MyTier() {
  const standing = useStanding();
  const moves = useMoves();
  const mayManage = useCan('tier_standings', 'manage');
  const [isAppealing, setAppealing] = useState(false);
  const row = standing.data?.rows[0];
  const hasAppealed = moves.data?.rows.some(({ kind, status }) => kind === 'appeal' && status === 'proposed');
  const mayAppeal = mayManage && row && ['grace', 'overdue'].includes(row.state) && !hasAppealed;
  return (
    <>
      <PageHeader title={t.myTier} />
      <Flex vertical gap={16}>
        {standing.data && (
          <Standing row={row} actions={mayAppeal && <Button onClick={() => setAppealing(true)}>{t.appeal}</Button>} />
        )}
        <Requirements />
        <Moves />
      </Flex>
      {row && isAppealing && <AppealDialog row={row} onClose={() => setAppealing(false)} />}
    </>
  );
}

function AppealDialog({ row, onClose }: { row: TierStanding; onClose: () => void }) {
  const { message } = App.useApp();
  const send = useWrite<{ reason: string }, TierStanding>(
    'tier_standings',
    (body) => api(`tier_standings/${row.id}/appeal`, { method: 'POST', body }),
    ['tier_moves'],
  );
  return (
    <ActionDialog<{ reason: string }>
      title={t.appealTitle}
      action={t.appeal}
      text={t.appealText}
      onSubmit={async (values) => {
        await send.mutateAsync(values);
        message.success(t.appealed);
      }}
      onClose={onClose}
    >
      <ReasonItem help={t.appealHelp} max={2000} autoFocus />
    </ActionDialog>
  );
}
