import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { MailsCard, useMailEntry, useMailHistory } from '#features/platform/mails/web/index.tsx';
import { sayableWords } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { regionToday } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { type BatchPreview, batchStatusOptions, type PayoutBatch } from '../schema.ts';
import { payoutOption } from '../words.schema.ts';
import { Approvals } from './Approvals.tsx';
import { BatchDialogs } from './BatchDialogs.tsx';
import { BatchSteps } from './BatchSteps.tsx';
import { Changed } from './Changed.tsx';
import { Exports } from './Exports.tsx';
import css from './edit.module.css';
import { InOtherPayouts } from './InOtherPayouts.tsx';
import { Items } from './Items.tsx';
import { payoutRail } from './slots.ts';
import { texts as ownTexts } from './texts.ts';
import { useBatchActions } from './useBatchActions.tsx';

export default function PayoutEdit() {
  const batch = useOne<PayoutBatch>('payout_batches', useParam('id'));
  return <Loaded query={batch}>{(row) => <BatchScreen batch={row} />}</Loaded>;
}

/** The preview is loaded only while it can still change the payments. */
function usePreview(batch: PayoutBatch) {
  return useQuery({
    queryKey: ['payout_batches', 'preview', batch.id, batch.row_version],
    queryFn: ({ signal }) => api<BatchPreview>(`payout_batches/${batch.id}/preview`, { signal }),
    enabled: batch.status === 'draft' || batch.status === 'pending_approval',
  });
}

function BatchScreen({ batch }: { batch: PayoutBatch }) {
  const mayManage = useCan('payout_batches', 'manage');
  const mayAudit = useCan('audit_events', 'view');
  const looked = usePreview(batch);
  const preview = looked.data;
  const actions = useBatchActions(batch, preview);
  const status = payoutOption(batchStatusOptions, batch.status);
  return (
    <>
      <DetailPage
        record={{ resource: 'payout_batches', id: batch.id }}
        state
        name={batch.name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            <strong style={{ color: 'var(--text)' }}>
              <Money minor={batch.total_minor} currency={batch.currency} />
            </strong>
            <span>{ownTexts.textItemCount(batch.item_count)}</span>
            <span>{ownTexts.cutoffDate(<DateText value={batch.cutoff_on} />)}</span>
          </>
        }
        actions={mayManage && actions.buttons}
        menu={mayManage ? actions.menu : undefined}
        band={
          <div className={css.band}>
            <BatchSteps batch={batch} />
            <Approvals batch={batch} />
            {mayManage && <Changed batch={batch} preview={preview} actions={actions} />}
            <InOtherPayouts rows={preview?.rows} currency={batch.currency} />
            {mayManage && !preview && looked.error && <ErrorState error={looked.error} reset={looked.refetch} />}
          </div>
        }
        tabs={[
          {
            key: 'items',
            label: ownTexts.payments,
            count: batch.item_count,
            content: <Items key="items" batch={batch} mayManage={mayManage} />,
          },
          {
            key: 'excluded',
            label: ownTexts.notIncluded,
            count: batch.excluded_count,
            content: <Items key="excluded" batch={batch} mayManage={mayManage} isExcluded />,
          },
          {
            key: 'history',
            label: ownTexts.history,
            content: mayAudit ? <History batch={batch} /> : <MailsCard table="payout_batches" id={batch.id} />,
          },
        ]}
        rail={
          <>
            {batch.approved_at && <Facts title={ownTexts.amounts} rows={outcome(batch)} />}
            <Facts
              title={ownTexts.details}
              rows={[
                [ownTexts.currency, batch.currency],
                [ownTexts.preparedBy, <PreparedBy key="prepared" batch={batch} />],
                [ownTexts.reviewBy, batch.review_until && <DateText key="review" value={batch.review_until} />],
                [ownTexts.payBy, batch.pay_by && <PayBy key="pay" batch={batch} />],
                [
                  ownTexts.submitted,
                  batch.submitted_at && <DateText key="submitted" value={batch.submitted_at} as="instant" />,
                ],
                [ownTexts.approvedBy, batch.approvals.length > 0 ? <ApprovedBy key="approved" batch={batch} /> : null],
                [ownTexts.cancellationReason, batch.canceled_reason],
              ]}
            />
            <SlotParts slot={payoutRail} props={{ batch }} />
            <Exports batch={batch} />
          </>
        }
      />
      <BatchDialogs batch={batch} preview={preview} actions={actions} />
    </>
  );
}

const words = sayableWords({ status: 'the status', total_minor: 'the total', item_count: 'the number of payments' });

/** The changes of the payout with their reasons, and the emails about it. */
function History({ batch: { id, currency } }: { batch: PayoutBatch }) {
  const mails = useMailHistory('payout_batches', id, 100);
  const mailEntry = useMailEntry();
  const show = (field: string, value: unknown) => {
    if (field === 'status') return payoutOption(batchStatusOptions, value as PayoutBatch['status']).label;
    return field === 'total_minor' ? moneyText(value as number, currency) : String(value);
  };
  const also = mails.data?.mails.map(mailEntry);
  return <AuditTimeline table="payout_batches" id={id} labels={words} show={show} also={also} />;
}

function PreparedBy({ batch: { created_by_name, planned_on } }: { batch: PayoutBatch }) {
  if (created_by_name) return <Person name={created_by_name} />;
  return planned_on ? ownTexts.payoutCalendar : null;
}

const unpaid: readonly PayoutBatch['status'][] = ['draft', 'pending_approval', 'approved', 'processing'];

/** The day that partners were told to expect the payment by. */
function PayBy({ batch: { pay_by, status } }: { batch: PayoutBatch }) {
  const isLate = pay_by! < regionToday() && unpaid.includes(status);
  return (
    <Flex gap={8} wrap align="center">
      <DateText value={pay_by!} />
      {isLate && <StatusTag tone="red">{ownTexts.overdue}</StatusTag>}
    </Flex>
  );
}

/** Approvers, each with the time of approval. */
function ApprovedBy({ batch: { approvals } }: { batch: PayoutBatch }) {
  return (
    <Flex vertical gap={8}>
      {approvals.map(({ user_id, full_name, approved_at }) => (
        <div key={user_id}>
          <Person name={full_name ?? 'Tandem'} />
          <div className="meta">
            <DateText value={approved_at} as="instant" />
          </div>
        </div>
      ))}
    </Flex>
  );
}

/** The amounts by status, which add up to the approved total. */
function outcome(batch: PayoutBatch): [string, React.ReactNode][] {
  const money = (minor: number) => (minor === 0 ? null : <Money key={minor} minor={minor} currency={batch.currency} />);
  return [
    [ownTexts.approved, money(batch.total_minor)],
    [ownTexts.paid, money(batch.paid_minor)],
    [ownTexts.open, money(batch.open_minor)],
    [ownTexts.returned, money(batch.failed_minor)],
    [ownTexts.removed, money(batch.canceled_minor)],
  ];
}
