import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { WholeMail } from '#features/platform/mail-replies/web/index.tsx';
import { ApprovalCard, useApprovals } from '#features/setup/approval-chains/web/index.tsx';
import { sayableWords } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useParam } from '#web/params.ts';
import { ApiError } from '#web/requests/api.ts';
import { useList, useOne } from '#web/resource/data/useResource.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { Search } from '#web/search.ts';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { DealConflict } from '../conflicts.schema.ts';
import { reviewerOutcomes } from '../policy.ts';
import { reasonWords } from '../reasons.schema.ts';
import type { DealRegistration } from '../schema.ts';
import { registrationSteps } from '../steps.schema.ts';
import { Banner } from './Banner.tsx';
import { clockOf, durationText, ProtectionBar } from './Clock.tsx';
import { EvidenceCard } from './conflicts/EvidenceCard.tsx';
import { PolicyOutcomes } from './conflicts/PolicyOutcomes.tsx';
import { SimilarRecordsCard } from './conflicts/SimilarCard.tsx';
import { pendingPart, usePendingKinds } from './pending-kinds.ts';
import { Comments } from './registration/Comments.tsx';
import { ConvertDialog } from './registration/ConvertDialog.tsx';
import { DealFacts } from './registration/DealFacts.tsx';
import { DealStage } from './registration/DealStage.tsx';
import { ReceiptDialog } from './registration/ReceiptProof.tsx';
import { RegistrationTimeline } from './registration/RegistrationTimeline.tsx';
import { useRecordView, ViewsCard } from './registration/ViewsCard.tsx';
import { ApproveDialog } from './review/ApproveDialog.tsx';
import { ExtensionRequestBanner, GrantDialog } from './review/extensions.tsx';
import { RegistrationMergeDialog } from './review/MergeDialog.tsx';
import { type OpenStep, stepOf } from './review/open-step.ts';
import { RegistrationStatus } from './Status.tsx';
import { registrationDetails } from './slots.ts';
import { texts } from './texts.ts';
import { statusWords, touchedByRegistrationSteps } from './words.ts';

/** One address serves everything that is pending: a deal registration, or what other features have waiting. */
export default function Review() {
  const id = useParam('id');
  const { queue } = useSearch({ strict: false }) as Search;
  const kinds = usePendingKinds();
  const named = kinds.find(({ key }) => key === queue);
  const registration = useOne<DealRegistration>('deal_registrations', named ? undefined : id);
  // Links of before did not name the kind.
  const isMissing = registration.error instanceof ApiError && registration.error.status === 404;
  const other = named ?? (isMissing ? kinds[0] : undefined);
  if (other) {
    const Show = pendingPart(other.show);
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Show id={id} />
      </Suspense>
    );
  }
  return <Loaded query={registration}>{(row) => <ReviewScreen row={row} />}</Loaded>;
}

function ReviewScreen({ row }: { row: DealRegistration }) {
  const mayRead = useCan('audit_events', 'view');
  const { convert } = useSearch({ strict: false }) as Search;
  const [merging, setMerging] = useState<DealConflict | null>(null);
  const found = useList<DealConflict>('deal_conflicts', {
    filters: [{ field: 'registration_id', operator: 'eq', values: [row.id] }],
    start: 0,
    end: 50,
  });
  const conflicts = found.data && [...found.data.rows].sort(worstFirst);
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  useRecordView(row.id, row.status !== 'draft');
  const approvals = useApprovals('deal_registrations', row.id, row.approvals_total !== null);
  const step = stepOf(row, approvals.data);
  const steps = useSteps(registrationSteps, row, {
    also: touchedByRegistrationSteps,
    opened: convert === undefined ? undefined : 'convert',
    special: {
      submit: { hidden: row.source !== 'company' },
      release_hold: { hidden: !row.is_held },
      approve: {
        // The conflicts are shown before somebody approves.
        disabled: !conflicts || obstacleOf(conflicts, step),
        dialog: (ends) => conflicts && <ApproveDialog row={row} conflicts={conflicts} step={step} {...ends} />,
      },
      convert: { dialog: (ends) => <ConvertDialog row={row} {...ends} /> },
      merge: {
        apart: true,
        dialog: (ends) => merging && <RegistrationMergeDialog row={row} conflict={merging} {...ends} />,
      },
      grant_extension: { apart: true, dialog: (ends) => <GrantDialog row={row} {...ends} /> },
      decline_extension: { apart: true },
    },
  });
  const merge = (conflict: DealConflict) => {
    setMerging(conflict);
    steps.open('merge');
  };

  return (
    <>
      <DetailPage
        name={row.account_name}
        picture={{ square: true }}
        status={<RegistrationStatus row={row} />}
        subtitle={
          <>
            <span>{texts.registration(row.number)}</span>
            <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
            {row.amount_minor !== null && <Money minor={row.amount_minor} currency={row.currency} />}
          </>
        }
        actions={steps.buttons}
        menu={[
          ...steps.menu,
          ...(row.status === 'draft'
            ? []
            : [{ key: 'receipt', label: texts.receiptLine, onClick: () => setReceiptOpen(true) }]),
        ]}
        tabs={[
          {
            key: 'review',
            label: texts.review,
            content: (
              <>
                <Standing row={row} />
                <ExtensionRequestBanner row={row} steps={steps} />
                {row.approvals_total !== null && (
                  <Suspense>
                    <ApprovalCard resource="deal_registrations" id={row.id} />
                  </Suspense>
                )}
                {row.answer && (
                  <Card title={texts.questionAndAnswer}>
                    <p style={{ color: 'var(--text-2)', whiteSpace: 'pre-wrap' }}>{row.question}</p>
                    <p style={{ marginTop: 8, whiteSpace: 'pre-wrap' }}>{row.answer}</p>
                    <WholeMail
                      about={{ table: 'deal_registrations', id: row.id }}
                      words={{ table: 'deal_registrations', id: row.id }}
                    />
                  </Card>
                )}
                {row.description && (
                  <Card title={texts.partnersDescription}>
                    <p style={{ whiteSpace: 'pre-wrap' }}>{row.description}</p>
                  </Card>
                )}
                <SlotParts slot={registrationDetails} props={{ id: row.id }} />
                {!conflicts && found.error && (
                  <Card title={texts.conflicts}>
                    <ErrorState error={found.error} reset={found.refetch} />
                  </Card>
                )}
                {conflicts?.map((conflict) => (
                  <EvidenceCard
                    key={conflict.id}
                    conflict={conflict}
                    row={row}
                    onMerge={steps.offers('merge') ? () => merge(conflict) : undefined}
                  />
                ))}
                {conflicts?.length === 0 && row.status === 'pending_review' && (
                  <Banner tone="green" title={texts.noConflicts}>
                    {texts.noOtherPartnerHasRegisteredThis}
                  </Banner>
                )}
                <Card title={texts.timeline}>
                  <RegistrationTimeline id={row.id} />
                </Card>
                {row.status !== 'draft' && <ViewsCard id={row.id} />}
              </>
            ),
          },
          {
            key: 'comments',
            label: texts.comments,
            permission: 'deal_registration_comments:view',
            content: <Comments row={row} />,
          },
          { key: 'similar', label: texts.similarRecords, content: <SimilarRecordsCard id={row.id} /> },
          ...(mayRead
            ? [
                {
                  key: 'history',
                  label: texts.history,
                  content: <AuditTimeline table="deal_registrations" id={row.id} labels={labels} />,
                },
              ]
            : []),
        ]}
        rail={
          <>
            <DealFacts row={row} />
            <Facts
              title={texts.registrationText}
              rows={[
                [texts.submitted, row.submitted_at && <DateText key="s" value={row.submitted_at} as="instant" />],
                [texts.submittedBy, row.submitted_by_name ?? (row.source === 'company' ? texts.yourCompany : null)],
                [texts.registeredBy, row.source === 'exchange' ? texts.partnersSystem : null],
                [
                  texts.decisionDueText,
                  row.review_due_at && <DateText key="r" value={row.review_due_at} as="instant" />,
                ],
                [texts.delaySoFar, row.vendor_delay_seconds > 0 ? durationText(row.vendor_delay_seconds) : null],
                [texts.decided, row.decided_at && <DateText key="d" value={row.decided_at} as="instant" />],
                [texts.decidedBy, row.decided_by_name],
                [texts.heldUntil, row.held_until && <DateText key="held" value={row.held_until} as="instant" />],
                [texts.extensions, row.extensions || null],
              ]}
            />
            {row.screening.length > 0 && conflicts && <PolicyOutcomes outcomes={reviewerOutcomes(conflicts)} />}
          </>
        }
      />
      {isReceiptOpen && <ReceiptDialog id={row.id} onClose={() => setReceiptOpen(false)} />}
      {steps.dialog}
    </>
  );
}

const labels = sayableWords({
  status: 'the status',
  amount_minor: 'the amount',
  title: 'the title',
  description: 'the description',
  contact_email: 'the contact',
  opportunity_id: 'the deal',
});

const ranks = { block: 0, warn: 1, info: 2 } as const;
function worstFirst(a: DealConflict, b: DealConflict): number {
  return Number(a.resolution !== 'open') - Number(b.resolution !== 'open') || ranks[a.severity] - ranks[b.severity];
}

/** Another partner's live protection of the very same account: the database would refuse the approval. */
function holderOf(conflicts: readonly DealConflict[]): string | undefined {
  const held = conflicts.find(
    ({ kind, resolution, evidence }) =>
      kind === 'protected_by_other' && resolution === 'open' && evidence.matched_on === 'domain',
  );
  return held && (held.evidence.partner_name ?? 'another partner');
}

const held = (holder: string) => texts.youCannotApproveThisWhileAccount(holder);

/** Why this person cannot approve now. */
function obstacleOf(conflicts: readonly DealConflict[], step: OpenStep | undefined): string | undefined {
  if (step && !step.isMine) return step.waitsFor;
  const holder = holderOf(conflicts);
  return holder && step?.isLast !== false ? held(holder) : undefined;
}

/** The current status and deadline. */
function Standing({ row }: { row: DealRegistration }) {
  const { status, protected_from, protected_until, opportunity_id } = row;
  if (status === 'pending_review') {
    const { title, tone } = clockOf(row);
    return (
      <Banner tone={tone} title={title}>
        {texts.ifYouDecideLatePartnersProtection}
      </Banner>
    );
  }
  if (status === 'info_requested') {
    return (
      <Banner tone="amber" title={texts.waitingForPartnersAnswer}>
        {row.question}
      </Banner>
    );
  }
  if (status === 'rejected' || status === 'revoked') {
    return (
      <Banner tone="red" title={`${statusWords(status).label}: ${reasonWords(row.reason_code) ?? texts.noReasonGiven}`}>
        {row.reason_text}
      </Banner>
    );
  }
  if (!protected_from || !protected_until) return null;
  return (
    <Card
      title={
        row.is_shared ? texts.mergedIntoExistingDeal : status === 'approved' ? clockOf(row).title : texts.protection
      }
    >
      {row.is_shared && (
        <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>{texts.thisRegistrationTakesPartInDeal}</p>
      )}
      <ProtectionBar from={protected_from} until={protected_until} />
      {row.vendor_delay_seconds > 0 && (
        <p className="meta" style={{ marginTop: 8 }}>
          {texts.includesForLateDecision(durationText(row.vendor_delay_seconds))}
        </p>
      )}
      {opportunity_id && (
        <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginTop: 12 }}>
          <Link to={`/commissions/opportunities/show/${opportunity_id}`}>{row.opportunity_name}</Link>
          <DealStage row={row} />
        </p>
      )}
    </Card>
  );
}
