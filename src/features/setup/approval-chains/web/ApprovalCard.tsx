import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { ApprovalProgress } from '../schema.ts';
import css from './ApprovalCard.module.css';
import { stepWords, approvalTexts as t } from './texts.ts';
import { useApprovals } from './useApprovals.ts';

type Step = ApprovalProgress['steps'][number];

/** The steps of a record's approval chain: who approved, when, and who is next as far as the reader may know. */
export default function ApprovalCard({ resource, id }: { resource: string; id: string }) {
  const { data } = useApprovals(resource, id);
  if (!data) return null;
  return (
    <Card title={t.approvals} actions={<span className="meta">{t.approvedOf(data.approved, data.total)}</span>}>
      {data.is_restart && data.status === 'open' && <p className={css.note}>{t.restarted}</p>}
      <ol className={css.steps}>
        {data.steps.map((step) => (
          <li key={step.position} className={css.step}>
            <span className={css.number} data-status={step.status}>
              {step.position}
            </span>
            <div className={css.text}>
              <span className={css.name}>{step.name}</span>
              <span className={css.who}>
                <Who step={step} isMine={data.is_mine} />
              </span>
              {step.comment && <span className={css.comment}>{step.comment}</span>}
            </div>
            <StatusTag tone={stepWords[step.status].tone}>{stepWords[step.status].label}</StatusTag>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Who({ step, isMine }: { step: Step; isMine: boolean }) {
  if (step.decided_at) {
    return (
      <>
        {step.decided_by_name && `${step.decided_by_name}${step.by_substitute ? ` ${t.bySubstitute}` : ''}, `}
        <DateText value={step.decided_at} as="instant" />
      </>
    );
  }
  if (step.status !== 'open') return null;
  if (isMine) return t.yours;
  return step.reviewers.length > 0 ? t.waitsFor(step.reviewers) : null;
}
