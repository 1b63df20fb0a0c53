import { App, Button, Form } from 'antd';
import { useState } from 'react';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useMany, useOne, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ReviewDecision, reviewStatusOptions, type SaleReview } from '../schema.ts';
import { reviewSteps } from '../steps.schema.ts';
import css from './attribution.module.css';
import { reviewChoices, texts as t } from './texts.ts';

export default function SaleReviewShow() {
  const review = useOne<SaleReview>('sale_reviews', useParam('id'));
  return <Loaded query={review}>{(row) => <Screen row={row} />}</Loaded>;
}

const { decide } = reviewSteps.steps;
type Choice = Partial<ReviewDecision>;

function Screen({ row }: { row: SaleReview }) {
  const mayManage = useCan('attribution_decisions', 'manage') && startsFrom(decide, row.status);
  const [choice, setChoice] = useState<Choice | null>(null);
  const status = reviewStatusOptions.find(({ value }) => value === row.status);
  return (
    <>
      <DetailPage
        name={t.invoiceInvoiceId(row.invoice_id)}
        status={status && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={row.summary}
        actions={
          mayManage && (
            <Button type="primary" onClick={() => setChoice({})}>
              {decide.label}
            </Button>
          )
        }
        tabs={[
          {
            key: 'deals',
            label: t.possibleDeals,
            content: <Candidates row={row} onChoose={mayManage ? setChoice : undefined} />,
          },
          {
            key: 'history',
            label: t.history,
            content: <AuditTimeline table="sale_reviews" id={row.id} labels={{}} />,
            last: true,
          },
        ]}
        rail={<ReviewFacts row={row} />}
      />
      {choice && <DecideDialog row={row} initial={choice} onClose={() => setChoice(null)} />}
    </>
  );
}

function ReviewFacts({ row }: { row: SaleReview }) {
  return (
    <Facts
      title={t.saleText}
      rows={[
        [t.amountText, <Money key="amount" minor={row.amount_minor} currency={row.currency} />],
        [t.customer, row.customer_name],
        [
          t.account,
          <Link key="account" to={`/companies/show/${row.account_id}`}>
            {row.account_name ?? t.account}
          </Link>,
        ],
        [t.sold, <DateText key="sold" value={row.occurred_at} as="instant" />],
        [
          t.dealText,
          row.opportunity_id && (
            <Link key="deal" to={`/commissions/opportunities/show/${row.opportunity_id}`}>
              {row.opportunity_name ?? t.dealText}
            </Link>
          ),
        ],
        [t.decidedBy, row.decided_by_name],
        [t.decided, row.decided_at && <DateText key="decided" value={row.decided_at} as="instant" />],
        [t.note, row.note],
      ]}
    />
  );
}

function Candidates({ row, onChoose }: { row: SaleReview; onChoose: ((choice: Choice) => void) | undefined }) {
  const deals = useMany<Opportunity>('opportunities', row.opportunity_ids);
  if (row.opportunity_ids.length === 0) return <p className={css.second}>{t.noCandidates}</p>;
  return (
    <Loaded query={deals}>
      {(dealsById) => (
        <ul className={css.candidates}>
          {[...dealsById.values()].map((deal) => (
            <li key={deal.id}>
              <span>
                <Link to={`/commissions/opportunities/show/${deal.id}`}>{deal.name}</Link>
                <br />
                <span className="meta">
                  #{deal.number}, {deal.stage_name}
                  {deal.partner_name && `, ${deal.partner_name}`}
                </span>
              </span>
              <Money minor={deal.amount_minor} currency={deal.currency} />
              {onChoose && (
                <Button
                  aria-label={t.chooseDeal(deal.name)}
                  onClick={() => onChoose({ decision: 'same_deal', opportunity_id: deal.id })}
                >
                  {t.choose}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function DecideDialog({ row, initial, onClose }: { row: SaleReview; initial: Choice; onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<ReviewDecision>();
  const decision = Form.useWatch('decision', form) ?? initial.decision;
  const send = useWrite<ReviewDecision, SaleReview>(
    'sale_reviews',
    ({ decision: chosen, opportunity_id, note }) =>
      api(`sale_reviews/${row.id}/decide`, {
        method: 'POST',
        body: { decision: chosen, note, ...(chosen === 'same_deal' && { opportunity_id }) },
      }),
    ['commission_lines', 'tracked_events', 'opportunities'],
  );
  return (
    <ActionDialog<ReviewDecision>
      form={form}
      title={decide.label}
      action={decide.label}
      text={decide.text}
      initial={initial}
      onSubmit={(values) => send.mutateAsync(values)}
      onDone={() => {
        onClose();
        message.success(decide.done);
      }}
      onClose={onClose}
    >
      <OptionField name="decision" label={t.decisionText} options={reviewChoices} required />
      {decision === 'same_deal' && (
        <ReferenceField
          name="opportunity_id"
          label={t.dealText}
          resource="opportunities"
          required
          only={[{ field: 'currency', operator: 'eq', values: [row.currency] }]}
        />
      )}
      <LongTextField name="note" label={t.note} />
    </ActionDialog>
  );
}
