import { Flex } from 'antd';
import Check from 'lucide-react/icons/circle-check';
import MessageSquare from 'lucide-react/icons/message-square';
import Undo from 'lucide-react/icons/undo-2';
import { relatedQueriesOfManual } from '#features/commissions/commissions/related-queries.ts';
import { commissionOption } from '#features/commissions/commissions/words.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Timeline, type TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import {
  type CommissionDispute,
  type CommissionDisputeForPartner,
  type DisputeMessage,
  disputeStatusOptions,
} from '../schema.ts';
import { disputeSteps } from '../steps.schema.ts';
import { CorrectDialog } from './DisputeDialogs.tsx';
import { texts } from './texts.ts';
import { disputeReasonOptions } from './words.ts';

type Dispute = CommissionDispute | CommissionDisputeForPartner;

/** A partner's disputes about a commission and their outcomes; the same for both sides. */
export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  return disputes.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />);
}

function DisputeCard({ dispute }: { dispute: Dispute }) {
  const mayCorrect = useCan('commission_lines', 'manage');
  // A partner's row has fewer columns, which no step reads.
  const { buttons, dialog } = useSteps(disputeSteps, dispute as CommissionDispute, {
    also: ['commission_lines', 'commission_recalculations', ...relatedQueriesOfManual],
    special: {
      correct: { hidden: !mayCorrect, dialog: (props) => <CorrectDialog dispute={dispute} {...props} /> },
    },
  });
  const status = commissionOption(disputeStatusOptions, dispute.status);
  return (
    <Card title={texts.dispute(dispute.number)} actions={<StatusTag tone={status.tone}>{status.label}</StatusTag>}>
      <p style={{ marginBottom: 12 }}>
        <strong>{commissionOption(disputeReasonOptions, dispute.reason).label}</strong>
        {dispute.step && <span className="meta"> {texts.step(dispute.step)}</span>}
      </p>
      <Timeline entries={dispute.messages.map(entryOf)} />
      <Outcome dispute={dispute} />
      {dispute.status === 'open' && (
        <Flex gap={8} wrap style={{ marginTop: 12 }}>
          {buttons}
        </Flex>
      )}
      {dialog}
    </Card>
  );
}

const icons: Record<DisputeMessage['kind'], TimelineEntry['icon']> = {
  opened: MessageSquare,
  said: MessageSquare,
  kept: Check,
  corrected: Check,
  withdrawn: Undo,
};

function entryOf({ id, author_name, said_at, kind, body }: DisputeMessage): TimelineEntry {
  return { id, who: author_name, at: said_at, body, what: texts.did[kind], icon: icons[kind] };
}

/** The link to the correction. */
function Outcome({ dispute }: { dispute: Dispute }) {
  const { mode } = useSession();
  const base = mode === 'partner' ? '/revenue/commissions' : '/commissions';
  if (dispute.correction_line_id)
    return (
      <p>
        {texts.correctedBy(
          <Link to={`${base}/show/${dispute.correction_line_id}`}>{texts.commission(dispute.correction_number)}</Link>,
          <Money minor={dispute.correction_minor} currency={dispute.currency} />,
        )}
      </p>
    );
  if ('recalculation_id' in dispute && dispute.recalculation_id)
    return (
      <p>
        {texts.seeDeals(
          <Link to={`/commissions/recalculations/show/${dispute.recalculation_id}`}>{texts.recalculation}</Link>,
        )}
      </p>
    );
  return dispute.status === 'corrected' ? <p>{texts.dealsBeingRecalculatedAnyChangesAppear}</p> : null;
}
