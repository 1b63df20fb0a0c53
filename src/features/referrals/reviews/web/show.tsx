import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { categories } from '../model.ts';
import { type Review, review } from '../schema.ts';
import { isReviewOpen, reviewSteps } from '../steps.schema.ts';
import { Rating } from './Rating.tsx';
import css from './reviews.module.css';
import { ReviewSendDialog } from './SendDialog.tsx';
import { categoryLabels, texts as t } from './texts.ts';

export default function ReviewShow() {
  return <Record noun={review}>{(row) => <ReviewScreen row={row} />}</Record>;
}

function ReviewScreen({ row }: { row: Review }) {
  const { mode } = useSession();
  const mayCancel = row.requested_by === 'partner' && row.invited_at === null && isReviewOpen(row);
  const steps = useSteps(reviewSteps, row, {
    also: ['partners'],
    special: {
      send: row.contact_id ? {} : { dialog: (ends) => <ReviewSendDialog row={row} {...ends} /> },
      remove: { hidden: mode === 'partner' && !mayCancel },
    },
  });
  const status = review.fields.status.options.find(({ value }) => value === row.status)!;
  const base = mode === 'partner' ? '/revenue/opportunities' : '/commissions/opportunities';
  const deal = row.opportunity_id && (
    <Link key="deal" to={`${base}/show/${row.opportunity_id}`}>
      {row.opportunity_name ?? ''}
    </Link>
  );
  return (
    <RecordPage
      noun={review}
      row={row}
      editable={false}
      name={row.author ? t.reviewBy(row.author) : t.reviewFor(row.opportunity_name)}
      status={
        <>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {row.is_pinned && <StatusTag tone="blue">{t.pinned}</StatusTag>}
        </>
      }
      subtitle={
        <>
          {row.partner_id && <Link to={`/partners/show/${row.partner_id}?tab=reviews`}>{row.partner_name ?? ''}</Link>}
          {row.rating !== null && <Rating value={row.rating} />}
        </>
      }
      steps={steps}
      tabs={[{ key: 'review', label: t.review, content: <Written row={row} /> }]}
      rail={
        <>
          <Facts title={t.author} rows={factsOf(review.fields, row, 'Author')} />
          <Facts
            title={t.customer}
            rows={factsOf(review.fields, row, 'Customer', [
              ['Deal', deal],
              ['Contact', row.contact_name],
              ['Email', row.contact_email],
            ]).filter(([, , key]) => key !== 'opportunity_id')}
          />
          <Facts
            title={t.history}
            rows={factsOf(review.fields, row, 'History', [
              [t.linkExpires, row.expires_at && <DateText key="e" value={row.expires_at} />],
            ])}
          />
        </>
      }
    />
  );
}

function Written({ row }: { row: Review }) {
  const isPartner = useSession().mode === 'partner';
  return (
    <>
      <Card title={t.review}>
        {row.quote ? (
          <blockquote className={css.quote}>{row.quote}</blockquote>
        ) : (
          <p className="meta">{isPartner && row.submitted_at ? t.hiddenUntilPublished : t.notWritten}</p>
        )}
        {row.rating !== null && (
          <dl className={css.figures}>
            {categories.map((category) => (
              <div key={category}>
                <dt>{categoryLabels[category]}</dt>
                <dd>{row[category]}/5</dd>
              </div>
            ))}
          </dl>
        )}
        {row.reply && (
          <div className={css.reply}>
            <strong>{isPartner ? t.yourReply : t.replyOf(row.partner_name ?? '')}</strong>
            <div>{row.reply}</div>
          </div>
        )}
      </Card>
      <Said title={t.givenNote} text={row.note} />
      <Said title={t.disputeReason} text={row.dispute_reason} />
      <Said title={t.decision} text={row.decision_reason} />
    </>
  );
}

function Said({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <Card title={title}>
      <p className={css.quote}>{text}</p>
    </Card>
  );
}
