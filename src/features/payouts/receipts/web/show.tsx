import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { RefundOfLine } from '#features/commissions/accruals/web/index.tsx';
import { canHold, isHeld } from '#features/commissions/commissions/hold-rules.ts';
import { lineSteps } from '#features/commissions/commissions/steps.schema.ts';
import {
  commissionOption,
  holdReasonText,
  kindOptions,
  roleText,
  statusOptions,
} from '#features/commissions/commissions/words.schema.ts';
import { Disputes, useDisputes } from '#features/commissions/disputes/web/index.tsx';
import { ReinstateDialog, ReverseManualDialog } from '#features/commissions/manual-commissions/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatRate } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { Receipt } from '../schema.ts';
import { DownloadBreakdown, ReceiptStepOutline } from './Outline.tsx';
import { LineHistory, RelatedLines, Steps } from './Receipt.tsx';
import { RecomputeButton, RecomputeResult, useRecompute } from './Recompute.tsx';
import { ShareBreakdown } from './ShareBreakdown.tsx';
import { breakdownActions } from './slots.ts';
import { texts } from './texts.ts';

export default function CommissionShow() {
  const id = useParam('id');
  const receipt = useQuery({
    queryKey: ['commission_lines', 'receipt', id],
    queryFn: ({ signal }) => api<Receipt>(`commission_lines/${id}/receipt`, { signal }),
  });
  return <Loaded query={receipt}>{(row) => <ReceiptScreen key={id} receipt={row} />}</Loaded>;
}

function ReceiptScreen({ receipt }: { receipt: Receipt }) {
  const { line } = receipt;
  const mayManage = useCan('commission_lines', 'manage');
  const [dialog, setDialog] = useState<'refund' | 'take_back' | 'give_back' | null>(null);
  const recompute = useRecompute(line.id);
  const disputes = useDisputes(line.id);
  const steps = useSteps(lineSteps, line, { special: { hold: { hidden: !canHold(line) } } });
  const status = commissionOption(statusOptions, line.status);
  const menu = [
    ...steps.menu,
    ...(line.opportunity_id ? [{ key: 'refund', label: texts.recordRefund, onClick: () => setDialog('refund') }] : []),
  ];
  const isManual = line.kind === 'manual';
  const isWorkedOut = receipt.input_hash !== null;
  const returnable = receipt.returnable_minor;
  if (isManual && returnable !== 0) {
    menu.unshift({ key: 'take_back', label: texts.reverseCommission, onClick: () => setDialog('take_back') });
  }
  if (!isManual && returnable > 0) {
    menu.unshift({ key: 'give_back', label: texts.returnAmount, onClick: () => setDialog('give_back') });
  }
  const close = () => setDialog(null);
  return (
    <>
      <DetailPage
        name={`${commissionOption(kindOptions, line.kind).label} ${line.number}`}
        status={
          <>
            <StatusTag tone={status.tone}>{status.label}</StatusTag>
            {disputes.some(({ status: one }) => one === 'open') && (
              <StatusTag tone="violet">{texts.disputed}</StatusTag>
            )}
          </>
        }
        subtitle={
          <>
            <strong style={{ color: 'var(--text)' }}>
              <Money minor={line.amount_minor} currency={line.currency} />
            </strong>
            <span>{texts.for(<Link to={`/partners/show/${line.partner_id}`}>{line.partner_name}</Link>)}</span>
            {line.opportunity_id && (
              <span>
                {texts.on(
                  <Link to={`/commissions/opportunities/show/${line.opportunity_id}`}>{line.opportunity_name}</Link>,
                )}
              </span>
            )}
          </>
        }
        actions={
          <>
            <DownloadBreakdown id={line.id} />
            <ShareBreakdown id={line.id} />
            {isWorkedOut && <RecomputeButton recompute={recompute} />}
          </>
        }
        menu={mayManage ? menu : undefined}
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
                <Card
                  title={isWorkedOut ? texts.calculation : texts.details}
                  actions={isWorkedOut && <SlotParts slot={breakdownActions} props={{ id: line.id }} />}
                >
                  <ReceiptStepOutline outline={receipt.outline} />
                  <Steps steps={receipt.steps} differs={recompute.data?.differs_at?.step} />
                </Card>
                <RelatedLines related={receipt.related} base="/commissions" />
                <Others others={receipt.others} />
              </>
            ),
          },
        ]}
        rail={
          <>
            <Facts
              title={texts.summary}
              rows={[
                [texts.holdReason, isHeld(line) ? holdReasonText(line.hold_reason!) : null],
                [texts.earnedOn, <DateText key="earned" value={line.effective_on} />],
                [
                  line.status === 'on_hold' && !line.hold_reason ? texts.onHoldUntil : texts.payableFrom,
                  <DateText key="due" value={line.release_on} />,
                ],
                [
                  texts.payout,
                  line.payout_item_id && line.statement_no && (
                    <Link key="payout" to={`/commissions/payouts/edit/${line.payout_batch_id}`}>
                      {line.statement_no}
                    </Link>
                  ),
                ],
                [texts.paidOn, line.paid_on && <DateText key="paid" value={line.paid_on} />],
                [
                  receipt.is_disputable ? texts.disputableUntil : texts.disputesEnded,
                  line.disputable_until && <DateText key="disputable" value={line.disputable_until} />,
                ],
                [texts.endHoldPeriod, line.held_until && <DateText key="held" value={line.held_until} />],
                [texts.releasedEarlyBy, line.released_by_name],
                [texts.reasonForRelease, line.release_reason],
                [texts.note, receipt.note],
              ]}
            />
            {isWorkedOut && (
              <Facts
                title={texts.rule}
                rows={[
                  [
                    texts.structure,
                    line.plan_id && (
                      <Link key="plan" to={`/commissions/structure/edit/${line.plan_id}`}>
                        {line.plan_name}
                      </Link>
                    ),
                  ],
                  [texts.version, line.plan_version],
                  // The descriptions of clawbacks and corrections contain more than the rule's name.
                  [texts.rule, ['accrual', 'bonus'].includes(line.kind) && line.description],
                  [texts.role, roleText(line.role)],
                  [
                    texts.base,
                    line.base_minor !== null && line.base_minor > 0 && (
                      <Money key="base" minor={line.base_minor} currency={line.currency} />
                    ),
                  ],
                  [
                    texts.effectiveRate,
                    // The rate of a partial commission would be misleading.
                    line.kind === 'accrual' && line.effective_rate_ppm && formatRate(line.effective_rate_ppm),
                  ],
                ]}
              />
            )}
            <section>
              <h2 style={{ marginBottom: 8 }}>{texts.statusHistory}</h2>
              <LineHistory history={receipt.history} payouts="/commissions/payouts" />
            </section>
            {receipt.input_hash !== null && (
              <Facts
                title={texts.verification}
                rows={[
                  [texts.engine, receipt.engine_version],
                  [texts.dataAsOf, <DateText key="known" value={receipt.known_at} as="instant" />],
                  [
                    texts.inputHash,
                    <span key="hash">
                      <code>{receipt.input_hash.slice(0, 12)}</code>{' '}
                      <CopyButton text={receipt.input_hash} label={texts.copyFullHash} />
                    </span>,
                  ],
                ]}
              />
            )}
          </>
        }
      />
      {steps.dialog}
      <Suspense>
        {dialog === 'take_back' && <ReverseManualDialog line={line} onDone={close} />}
        {dialog === 'give_back' && <ReinstateDialog line={line} returnable={returnable} onDone={close} />}
        {dialog === 'refund' && <RefundOfLine line={line} onDone={close} />}
      </Suspense>
    </>
  );
}

function Others({ others }: { others: Receipt['others'] }) {
  if (others.length === 0) return null;
  return (
    <Card title={texts.otherCommissionsForThisEvent}>
      <ScrollTable label={texts.otherCommissionsForThisEvent}>
        <tbody>
          {others.map((other) => (
            <tr key={other.id}>
              <th scope="row">{other.partner_name}</th>
              <td data-figure>
                <Money minor={other.amount_minor} currency={other.currency} to={`/commissions/show/${other.id}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
