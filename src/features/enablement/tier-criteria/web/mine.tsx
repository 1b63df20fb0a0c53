import { Flex } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { TierStanding } from '../schema.ts';
import { standingSteps } from '../steps.schema.ts';
import { useMoves, useStanding } from './data.ts';
import { Moves } from './Moves.tsx';
import { Requirements } from './Requirements.tsx';
import { Standing } from './Standing.tsx';
import { texts as t } from './texts.ts';

/** A partner's own tier: progress, risk, and the requirements of all tiers. */
export default function MyTier() {
  const standing = useStanding();
  const moves = useMoves();
  const row = standing.data?.rows[0];
  const hasAppealed = moves.data?.rows.some(({ kind, status }) => kind === 'appeal' && status === 'proposed');
  return (
    <>
      <PageHeader title={t.myTier} />
      <Flex vertical gap={16}>
        {standing.data && <Standing row={row} actions={row && !hasAppealed && <AppealStep row={row} />} />}
        <Requirements />
        <Moves />
      </Flex>
    </>
  );
}

function AppealStep({ row }: { row: TierStanding }) {
  const { buttons, dialog } = useSteps(standingSteps, row, { also: ['tier_moves'] });
  return (
    <>
      {buttons}
      {dialog}
    </>
  );
}
