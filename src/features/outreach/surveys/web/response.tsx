import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { Answers } from '../questions.schema.ts';
import { followUpStatuses, responseFields, type SurveyResponse } from '../schema.ts';
import { responseSteps } from '../steps.schema.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

export default function ResponseShow() {
  const response = useOne<SurveyResponse>('survey_responses', useParam('id'));
  return <Loaded query={response}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: SurveyResponse }) {
  const { buttons, dialog } = useSteps(responseSteps, row, {
    special: { follow_up: { dialog: (ends) => <FollowUpDialog row={row} {...ends} /> } },
  });
  const kind = responseFields.kind.options.find(({ value }) => value === row.kind)!;
  const status = followUpStatuses.find(({ value }) => value === row.status)!;
  return (
    <>
      <DetailPage
        record={{ resource: 'survey_responses', id: row.id }}
        name={t.responseOf(row.person_name)}
        status={<StatusTag tone={kind.tone}>{`${row.score} · ${kind.label}`}</StatusTag>}
        subtitle={
          <>
            <Link to={`/partners/show/${row.partner_id}?tab=feedback`}>{row.partner_name}</Link>
            {' · '}
            <Link to={`/feedback/surveys/show/${row.survey_id}`}>{row.survey_name}</Link>
          </>
        }
        actions={buttons}
        tabs={[{ key: 'response', label: t.response, content: <Given row={row} /> }]}
        rail={
          <>
            <Facts
              title={t.follow}
              rows={[
                [
                  t.status,
                  <StatusTag key="s" tone={status.tone}>
                    {status.label}
                  </StatusTag>,
                ],
                [t.owner, row.owner_name],
                [t.tags, row.tags.join(', ')],
                [t.note, row.note],
              ]}
            />
            <Facts
              title={t.response}
              rows={[
                [t.answeredOn, <DateText key="a" value={row.created_at} as="relative" />],
                [t.tier, row.tier_name],
                [t.region, row.region_name],
              ]}
            />
          </>
        }
      />
      {dialog}
    </>
  );
}

function Given({ row }: { row: SurveyResponse }) {
  return (
    <Card>
      <dl className={css.given}>
        <div>
          <dt>{row.score_question}</dt>
          <dd>{`${row.score} / 10`}</dd>
        </div>
        {row.questions.map(({ key, label, kind }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{textOf(row.answers[key], kind) ?? <span className="meta">{t.skipped}</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function textOf(answer: Answers[string] | undefined, kind: string): string | null {
  if (answer === undefined || answer === '') return null;
  if (Array.isArray(answer)) return answer.join(', ') || null;
  return kind === 'rating' ? `${answer} / 5` : String(answer);
}
