import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  commissionOption,
  holdReasonText,
  kindOptions,
  statusOptions,
} from '#features/commissions/commissions/words.schema.ts';
import { DisputeDialog, Disputes, useDisputes } from '#features/commissions/disputes/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { ReceiptForPartner } from '../schema.ts';
import { DownloadBreakdown, ReceiptStepOutline } from './Outline.tsx';
import { LineHistory, RelatedLines, Steps } from './Receipt.tsx';
import { RecomputeButton, RecomputeResult, useRecompute } from './Recompute.tsx';
import { ShareBreakdown } from './ShareBreakdown.tsx';
import { breakdownActions } from './slots.ts';
import { texts } from './texts.ts';

export default function PartnerCommissionShow() {
  const id = useParam('id');
  const receipt = useQuery({
    queryKey: ['commission_lines', 'receipt', id],
    queryFn: ({ signal }) => api<ReceiptForPartner>(`commission_lines/${id}/receipt`, { signal }),
  });
  return <Loaded query={receipt}>{(row) => <ReceiptScreen key={id} receipt={row} />}</Loaded>;
}

function ReceiptScreen({ receipt }: { receipt: ReceiptForPartner }) {
  const { line } = receipt;
  const recompute = useRecompute(line.id);
  const disputes = useDisputes(line.id);
  const isDisputed = disputes.some(({ status: one }) => one === 'open');
  const maySay = useCan('commission_disputes', 'manage') && !isDisputed;
  const mayDispute = maySay && receipt.is_disputable;
  const [isSaying, setSaying] = useState(false);
  const status = commissionOption(statusOptions, line.status);
  const isWorkedOut = receipt.input_hash !== null;
  return (
    <DetailPage
      name={`${commissionOption(kindOptions, line.kind).label} ${line.number}`}
      status={
        <>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {isDisputed && <StatusTag tone="violet">{texts.disputed}</StatusTag>}
        </>
      }
      subtitle={
        <>
          <strong style={{ color: 'var(--text)' }}>
            <Money minor={line.amount_minor} currency={line.currency} />
          </strong>
          {line.opportunity_id && line.opportunity_name && (
            <span>
              {texts.on(<Link to={`/revenue/opportunities/show/${line.opportunity_id}`}>{line.opportunity_name}</Link>)}
            </span>
          )}
        </>
      }
      actions={
        <>
          <DownloadBreakdown id={line.id} />
          <ShareBreakdown id={line.id} />
          {isWorkedOut && <RecomputeButton recompute={recompute} />}
          {mayDispute && <Button onClick={() => setSaying(true)}>{texts.disputeCommission}</Button>}
          <Suspense>
            {isSaying && <DisputeDialog line_id={line.id} steps={receipt.steps} onDone={() => setSaying(false)} />}
          </Suspense>
        </>
      }
      tabs={[
        {
          key: 'receipt',
          label: texts.breakdown,
          content: (
            <>
              <RecomputeResult recompute={recompute} />
              <Suspense>
                <Disputes disputes={disputes} />
              </Suspense>
              {maySay && !mayDispute && <Over until={line.disputable_until} />}
              <Card
                title={isWorkedOut ? texts.calculation : texts.details}
                actions={isWorkedOut && <SlotParts slot={breakdownActions} props={{ id: line.id }} />}
              >
                <ReceiptStepOutline outline={receipt.outline} />
                <Steps steps={receipt.steps} differs={recompute.data?.differs_at?.step} />
              </Card>
              <RelatedLines related={receipt.related} base="/revenue/commissions" />
            </>
          ),
        },
      ]}
      rail={
        <>
          <Facts
            title={texts.summary}
            rows={[
              [texts.holdReason, line.hold_reason && holdReasonText(line.hold_reason)],
              [texts.earnedOn, <DateText key="earned" value={line.effective_on} />],
              [
                line.status === 'on_hold' && !line.hold_reason ? texts.onHoldUntil : texts.payableFrom,
                <DateText key="due" value={line.release_on} />,
              ],
              [
                texts.payout,
                line.statement_no && (
                  <Link key="payout" to={`/revenue/payouts/statement/${line.payout_item_id}`}>
                    {line.statement_no}
                  </Link>
                ),
              ],
              [texts.paidOn, line.paid_on && <DateText key="paid" value={line.paid_on} />],
              [
                receipt.is_disputable ? texts.disputableUntil : texts.disputesEnded,
                line.disputable_until && <DateText key="disputable" value={line.disputable_until} />,
              ],
            ]}
          />
          <section>
            <h2 style={{ marginBottom: 8 }}>{texts.statusHistory}</h2>
            <LineHistory history={receipt.history} payouts="/revenue/payouts" />
          </section>
        </>
      }
    />
  );
}

/** Explains that the deadline for disputes has passed. */
function Over({ until }: { until: string | null }) {
  const { program } = useSession();
  return (
    <Card>
      <p>
        {texts.thisCommissionWasPaidAndCould(<DateText value={until} />, program?.company.name ?? texts.theCompany)}
      </p>
    </Card>
  );
}
