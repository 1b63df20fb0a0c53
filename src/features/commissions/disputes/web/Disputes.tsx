import { App, Button, Flex } from 'antd';
import Check from 'lucide-react/icons/circle-check';
import MessageSquare from 'lucide-react/icons/message-square';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { optionOf } from '#features/commissions/commissions/words.ts';
import { type ApiError, api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { Timeline, type TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useCan, useSession } from '#web/session.tsx';
import type { CommissionDispute, CommissionDisputeForPartner, DisputeMessage } from '../schema.ts';
import { CommentDialog, CorrectDialog, RejectDialog } from './DisputeDialogs.tsx';
import { disputeReasonOptions, disputeStatusOptions } from './words.ts';

type Dispute = CommissionDispute | CommissionDisputeForPartner;
type Dialog = 'say' | 'keep' | 'correct' | null;

/** A partner's disputes about a commission and their outcomes; the same for both sides. */
export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  return disputes.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />);
}

function DisputeCard({ dispute }: { dispute: Dispute }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const mayManage = useCan('commission_disputes', 'manage');
  const mayCorrect = useCan('commission_lines', 'manage');
  const [dialog, setDialog] = useState<Dialog>(null);
  const withdraw = useWrite('commission_disputes', () =>
    api(`commission_disputes/${dispute.id}/withdraw`, { method: 'POST', body: {} }),
  );
  const status = optionOf(disputeStatusOptions, dispute.status);
  const close = () => setDialog(null);
  const buttons = mode === 'partner' ? ['say', 'withdraw'] : ['say', 'keep', ...(mayCorrect ? ['correct'] : [])];
  const labels: Record<string, string> = {
    say: mode === 'partner' ? 'Add message' : 'Reply',
    withdraw: 'Withdraw dispute',
    keep: 'Keep unchanged',
    correct: 'Correct commission',
  };
  const take = (what: string) =>
    what === 'withdraw'
      ? withdraw.mutateAsync(undefined).catch((error: ApiError) => message.error(error.message))
      : setDialog(what as Dialog);
  return (
    <Card title={`Dispute ${dispute.number}`} actions={<StatusTag tone={status.tone}>{status.label}</StatusTag>}>
      <p style={{ marginBottom: 12 }}>
        <strong>{optionOf(disputeReasonOptions, dispute.reason).label}</strong>
        {dispute.step && <span className="meta"> Step: {dispute.step}</span>}
      </p>
      <Timeline entries={dispute.messages.map(entryOf)} />
      <Outcome dispute={dispute} />
      {dispute.status === 'open' && mayManage && (
        <Flex gap={8} wrap style={{ marginTop: 12 }}>
          {buttons.map((what) => (
            <Button
              key={what}
              type={what === 'correct' ? 'primary' : 'default'}
              loading={what === 'withdraw' && withdraw.isPending}
              onClick={() => take(what)}
            >
              {labels[what]}
            </Button>
          ))}
        </Flex>
      )}
      {dialog === 'say' && <CommentDialog dispute={dispute} onDone={close} />}
      {dialog === 'keep' && <RejectDialog dispute={dispute} onDone={close} />}
      {dialog === 'correct' && <CorrectDialog dispute={dispute} onDone={close} />}
    </Card>
  );
}

const did: Record<DisputeMessage['kind'], Pick<TimelineEntry, 'what' | 'icon'>> = {
  opened: { what: 'disputed the commission', icon: MessageSquare },
  said: { what: 'wrote', icon: MessageSquare },
  kept: { what: 'kept the commission unchanged', icon: Check },
  corrected: { what: 'corrected the commission', icon: Check },
  withdrawn: { what: 'withdrew the dispute', icon: Undo },
};

function entryOf({ id, author_name, said_at, kind, body }: DisputeMessage): TimelineEntry {
  return { id, who: author_name, at: said_at, body, ...did[kind] };
}

/** The link to the correction. */
function Outcome({ dispute }: { dispute: Dispute }) {
  const { mode } = useSession();
  const base = mode === 'partner' ? '/revenue/commissions' : '/commissions';
  if (dispute.correction_line_id)
    return (
      <p>
        Corrected by{' '}
        <Link to={`${base}/show/${dispute.correction_line_id}`}>commission {dispute.correction_number}</Link>,{' '}
        <Money minor={dispute.correction_minor} currency={dispute.currency} />.
      </p>
    );
  if ('recalculation_id' in dispute && dispute.recalculation_id)
    return (
      <p>
        See the <Link to={`/commissions/recalculations/show/${dispute.recalculation_id}`}>recalculation</Link> of the
        deals.
      </p>
    );
  return dispute.status === 'corrected' ? (
    <p>The deals are being recalculated. Any changes appear as new commissions.</p>
  ) : null;
}
