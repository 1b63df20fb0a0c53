import { Button, Flex } from 'antd';
import TargetIcon from 'lucide-react/icons/target';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { Bounty } from '../schema.ts';
import { bountyProgress, earnedOf } from './earned.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { texts as t } from './texts.ts';

/** The bounties a partner can earn, with its progress and its submissions. */
export default function PartnerBounties() {
  const open = useList<Bounty>('bounties', {
    filters: [
      { field: 'status', operator: 'eq', values: ['active'] },
      { field: 'is_eligible', operator: 'eq', values: ['true'] },
    ],
  });
  const [proving, setProving] = useState<Bounty | null>(null);
  const rows = open.data?.rows;
  return (
    <Flex vertical gap={16}>
      <PageHeader title={t.title} />
      {rows?.length === 0 && (
        <EmptyState icon={TargetIcon} title={t.title}>
          {t.emptyPartner}
        </EmptyState>
      )}
      {rows?.map((row) => (
        <BountyCard key={row.id} row={row} onProve={() => setProving(row)} />
      ))}
      <SubmissionList title={null} />
      {proving && <ProofDialog bounty_id={proving.id} hint={proving.proof_hint} onClose={() => setProving(null)} />}
    </Flex>
  );
}

function BountyCard({ row, onProve }: { row: Bounty; onProve: () => void }) {
  const maySubmit = useCan('bounty_submissions', 'manage');
  const isLeft = row.used < row.max_per_partner;
  return (
    <Card title={row.name}>
      {row.description && <p style={{ whiteSpace: 'pre-wrap' }}>{row.description}</p>}
      <p>
        {t.reward} <Money minor={row.reward_minor} currency={row.currency} />
        {row.recipient === 'person' && <> {t.forPerson}</>}
        {row.ends_on && (
          <>
            {'. '}
            {t.until} <DateText value={row.ends_on} />
          </>
        )}
      </p>
      <p className="meta">{[bountyProgress(row), earnedOf(row)].filter(Boolean).map((fact) => `${fact}. `)}</p>
      {maySubmit && row.kind === 'submission' && isLeft && (
        <Button type="primary" aria-label={`${t.addProof}: ${row.name}`} onClick={onProve}>
          {t.addProof}
        </Button>
      )}
    </Card>
  );
}
