import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import FileCheck from 'lucide-react/icons/file-check';
import { Suspense } from 'react';
import { ApprovalCard } from '#features/setup/approval-chains/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useParam } from '#web/params.ts';
import { formatDay } from '#web/region.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useRemove } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { type OfferedSteps, useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { reasonWords } from '../reasons.schema.ts';
import type { DealRegistrationForPartner } from '../schema.ts';
import { registrationSteps } from '../steps.schema.ts';
import { Banner } from './Banner.tsx';
import { clockOf, durationText, ProtectionBar } from './Clock.tsx';
import { PolicyOutcomes } from './conflicts/PolicyOutcomes.tsx';
import { Comments } from './registration/Comments.tsx';
import { DealFacts } from './registration/DealFacts.tsx';
import { DealStage } from './registration/DealStage.tsx';
import { RegistrationTimeline } from './registration/RegistrationTimeline.tsx';
import { ViewsCard } from './registration/ViewsCard.tsx';
import { ExtensionCard } from './review/extensions.tsx';
import { RegistrationStatus } from './Status.tsx';
import { answerActions, registrationDetails } from './slots.ts';
import { texts as t } from './texts.ts';
import { clauseWords, touchedByRegistrationSteps } from './words.ts';

export default function DeskShow() {
  const registration = useOne<DealRegistrationForPartner>('deal_registrations', useParam('id'));
  return <Loaded query={registration}>{(row) => <Registration row={row} />}</Loaded>;
}

function Registration({ row }: { row: DealRegistrationForPartner }) {
  const navigate = useNavigate();
  const undoable = useUndoable();
  const remove = useRemove('deal_registrations');
  const mayManage = useCan('deal_registrations', 'manage');
  const { step } = useSearch({ strict: false }) as { step?: string };
  const steps = useSteps(registrationSteps, row, {
    opened: step === 'inform' ? step : undefined,
    also: [...touchedByRegistrationSteps, 'deal_registration_comments'],
    special: {
      // The form of the draft has these.
      submit: { hidden: true },
      hold: { hidden: true },
      release_hold: { hidden: true },
      answer: { apart: true },
      ask_extension: { apart: true },
      release: {
        inputs: {
          reason_code: <FieldInput of={registrationSteps.steps.release.input} name="reason_code" required />,
        },
      },
    },
  });
  const { status } = row;

  const discard = () => {
    navigate({ to: '/revenue/deal-desk' });
    undoable({ text: t.draftDeleted, run: () => remove.mutateAsync(row.id) });
  };
  const menu = [
    ...(status === 'draft' ? [{ key: 'delete', label: t.deleteDraft, danger: true, onClick: discard }] : []),
    ...steps.menu,
  ];
  return (
    <>
      <DetailPage
        record={row.opportunity_id ? { resource: 'opportunities', id: row.opportunity_id } : undefined}
        name={row.account_name}
        picture={{ square: true }}
        status={<RegistrationStatus row={row} />}
        subtitle={
          <>
            <span>{t.registration(row.number)}</span>
            {row.title !== row.account_name && <span>{row.title}</span>}
            {row.amount_minor !== null && <Money minor={row.amount_minor} currency={row.currency} />}
          </>
        }
        actions={
          <>
            {status !== 'draft' && (
              <Button
                icon={<FileCheck size={16} />}
                onClick={() => navigate({ to: `/revenue/deal-desk/receipt/${row.id}` as string })}
              >
                {t.receipt}
              </Button>
            )}
            {steps.buttons}
            {status === 'draft' && mayManage && (
              <Button
                type="primary"
                onClick={() => navigate({ to: '/revenue/deal-desk/create', search: { draft: row.id } as never })}
              >
                {t.editDraft}
              </Button>
            )}
          </>
        }
        menu={mayManage ? menu : undefined}
        tabs={[
          {
            key: 'overview',
            label: t.overview,
            content: (
              <>
                <Standing row={row} />
                {status === 'approved' && <ExtensionCard row={row} steps={steps} />}
                {row.approvals_total !== null && (
                  <Suspense>
                    <ApprovalCard resource="deal_registrations" id={row.id} />
                  </Suspense>
                )}
                {status === 'info_requested' && <Question row={row} steps={steps} />}
                {row.opportunity_id && <LinkedDeal row={row} />}
                {row.description && (
                  <Card title={t.aboutTheDeal}>
                    <p style={{ whiteSpace: 'pre-wrap' }}>{row.description}</p>
                  </Card>
                )}
                <SlotParts slot={registrationDetails} props={{ id: row.id }} />
                <Card title={t.timeline}>
                  <RegistrationTimeline id={row.id} />
                </Card>
                {status !== 'draft' && <ViewsCard id={row.id} />}
              </>
            ),
          },
          ...(status === 'draft'
            ? []
            : [
                {
                  key: 'comments',
                  label: t.comments,
                  permission: 'deal_registration_comments:view' as const,
                  content: <Comments row={row} />,
                },
              ]),
        ]}
        rail={
          <>
            <DealFacts row={row} />
            <Facts
              title={t.registrationText}
              rows={[
                [t.submitted, row.submitted_at && <DateText key="s" value={row.submitted_at} as="instant" />],
                [t.submittedBy, row.submitted_by_name],
                [t.decided, row.decided_at && <DateText key="d" value={row.decided_at} as="instant" />],
                [t.decidedBy, row.decided_by_name],
                [t.decisionDelay, row.vendor_delay_seconds > 0 ? durationText(row.vendor_delay_seconds) : null],
                [t.extensions, row.extensions || null],
              ]}
            />
            <PolicyOutcomes outcomes={row.screening} />
          </>
        }
      />
      {steps.dialog}
    </>
  );
}

/** The current status and the next step. */
function Standing({ row }: { row: DealRegistrationForPartner }) {
  const { status, policy_clause, protected_from, protected_until } = row;
  switch (status) {
    case 'pending_review':
      return (
        <>
          <Banner tone={clockOf(row).tone} title={clockOf(row).title}>
            {t.ifWeDecideLateYourProtection}
          </Banner>
          {policy_clause && (
            <Banner tone="violet" title={clauseWords[policy_clause].title}>
              {clauseWords[policy_clause].hit}
            </Banner>
          )}
        </>
      );
    case 'approved':
      return (
        <Card title={row.is_shared ? t.youTakePartInExistingDeal : clockOf(row).title}>
          {row.is_shared && (
            <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>{t.yourRegistrationWasMergedWithEarlier}</p>
          )}
          {protected_from && protected_until && <ProtectionBar from={protected_from} until={protected_until} />}
          {row.vendor_delay_seconds > 0 && (
            <p className="meta" style={{ marginTop: 8 }}>
              {t.includesForLateDecision(durationText(row.vendor_delay_seconds))}
            </p>
          )}
          {row.reason_text && <p style={{ marginTop: 12 }}>{row.reason_text}</p>}
        </Card>
      );
    case 'rejected':
    case 'revoked':
      return (
        <Banner
          tone="red"
          title={`${status === 'rejected' ? t.notApproved : t.protectionRevoked}: ${reasonWords(row.reason_code) ?? t.noReasonGiven}`}
        >
          {row.reason_text}
          {row.pays_until && <p>{t.youStillEarnCommissionIfYou(formatDay(row.pays_until))}</p>}
        </Banner>
      );
    case 'converted':
      return (
        <Banner tone="green" title={t.won}>
          {t.dealWasWonYourCommissionBased}
        </Banner>
      );
    case 'expired':
      return (
        <Banner tone="gray" title={t.protectionEnded(protected_until ? t.on(formatDay(protected_until)) : '')}>
          {row.pays_until && <p>{t.youStillEarnCommissionIfYou(formatDay(row.pays_until))}</p>}
          <p>{t.accountFreeAgainYouCanRegister}</p>
        </Banner>
      );
    case 'released':
      return (
        row.pays_until && (
          <Banner tone="gray" title={t.youReleasedProtection}>
            {t.youStillEarnCommissionIfYou(formatDay(row.pays_until))}
          </Banner>
        )
      );
    default:
      return null;
  }
}

function Question({ row, steps }: { row: DealRegistrationForPartner; steps: OfferedSteps }) {
  const { isTaking } = steps;
  const showFailure = useErrorMessage();
  const [form] = Form.useForm<{ answer: string }>();
  const isBegun = !!Form.useWatch('answer', form)?.trim();
  useUnsavedWarning(isBegun && !isTaking);
  return (
    <Card title={t.questionForYou}>
      <p style={{ marginBottom: 4, whiteSpace: 'pre-wrap' }}>{row.question}</p>
      <p className="meta" style={{ marginBottom: 12 }}>
        {t.decisionDeadlinePausedUntilYouAnswer}
      </p>
      {steps.offers('answer') && (
        <PlainForm<{ answer: string }>
          form={form}
          onFinish={({ answer }) => steps.take('answer', { answer }).catch(showFailure)}
        >
          <Form.Item
            name="answer"
            label={t.yourAnswer}
            rules={[{ required: true, whitespace: true, message: t.enterYourAnswer }]}
          >
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={4000} />
          </Form.Item>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button type="primary" htmlType="submit" loading={isTaking}>
              {registrationSteps.steps.answer.label}
            </Button>
            <SlotParts
              slot={answerActions}
              props={{ id: row.id, onDraft: (answer: string) => form.setFieldsValue({ answer }) }}
            />
          </div>
        </PlainForm>
      )}
    </Card>
  );
}

function LinkedDeal({ row }: { row: DealRegistrationForPartner }) {
  return (
    <Card title={t.deal}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Link to={`/revenue/opportunities/show/${row.opportunity_id}`}>{row.opportunity_name}</Link>
        <DealStage row={row} />
      </div>
    </Card>
  );
}
