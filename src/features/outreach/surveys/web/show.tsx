import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { sayableWords } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { asksOptions, isEventTiming, type Survey, surveyStatuses, timings } from '../schema.ts';
import { surveySteps } from '../steps.schema.ts';
import { Questions } from './Questions.tsx';
import { ResponseList } from './ResponseList.tsx';
import { SurveyResultFigures } from './Results.tsx';
import { SurveySendDialog } from './SendDialog.tsx';
import { texts as t } from './texts.ts';

const labels = sayableWords({
  name: 'the name',
  intro: 'the introduction',
  score_question: 'the score question',
  status: 'the status',
  timing: 'when it is sent',
  open_days: 'the days it is open',
  rest_days: 'the days of rest',
  is_anonymous: 'anonymous answers',
});

export default function SurveyShow() {
  const survey = useOne<Survey>('surveys', useParam('id'));
  return <Loaded query={survey}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Survey }) {
  const navigate = useNavigate();
  const mayManage = useCan('surveys', 'manage') && !row.archived_at;
  const mayViewResponses = useCan('survey_responses', 'view');
  const removeLater = useRemoveWithUndo('surveys');
  const steps = useSteps(surveySteps, row, {
    special: { activate: { dialog: (ends) => <SurveySendDialog survey={row} {...ends} /> } },
  });
  const status = surveyStatuses.find(({ value }) => value === row.status)!;
  const isRunning = row.status === 'active' || row.status === 'paused';
  return (
    <>
      <DetailPage
        record={{ resource: 'surveys', id: row.id }}
        name={row.name}
        status={
          <>
            <StatusTag tone={row.archived_at ? 'gray' : status.tone}>
              {row.archived_at ? t.archivedText : status.label}
            </StatusTag>
            {row.is_anonymous && <StatusTag tone="violet">{t.anonymous}</StatusTag>}
          </>
        }
        subtitle={row.score_question}
        actions={
          <>
            {mayManage && row.status !== 'closed' && (
              <Button onClick={() => navigate({ to: `/feedback/surveys/edit/${row.id}` })}>{t.edit}</Button>
            )}
            {steps.buttons}
          </>
        }
        menu={[
          ...steps.menu,
          ...(mayManage && !isRunning
            ? [
                {
                  key: 'archive',
                  label: t.archive,
                  danger: true,
                  onClick: () => {
                    navigate({ to: '/feedback' });
                    removeLater(row.id, t.archived(row.name));
                  },
                },
              ]
            : []),
        ]}
        tabs={[
          { key: 'results', label: t.results, content: <SurveyResultFigures survey={row} /> },
          ...(row.is_anonymous || !mayViewResponses
            ? []
            : [{ key: 'responses', label: t.responses, content: <ResponseList survey_id={row.id} /> }]),
          { key: 'questions', label: t.sections.questions, content: <Questions survey={row} /> },
          {
            key: 'history',
            label: t.history,
            last: true,
            content: <AuditTimeline table="surveys" id={row.id} labels={labels} show={show} />,
          },
        ]}
        rail={
          <Facts
            title={t.survey}
            rows={[
              [t.timing, timings.find(({ value }) => value === row.timing)!.label],
              [t.asks, asksOptions.find(({ value }) => value === row.asks)!.label],
              [
                t.audience,
                row.audience_id && (
                  <Link key="a" to={`/audiences/show/${row.audience_id}`}>
                    {row.audience_name ?? ''}
                  </Link>
                ),
              ],
              [t.openDays, row.open_days],
              [t.restDays, isEventTiming(row.timing) && row.rest_days],
              [t.lastSent, row.last_sent_at && <DateText key="l" value={row.last_sent_at} as="relative" />],
              [t.closes, isRunning && row.closes_at && <DateText key="c" value={row.closes_at} />],
              [t.next, row.next_at && <DateText key="n" value={row.next_at} />],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}

function show(field: string, value: unknown): string {
  const known = [...surveyStatuses, ...timings].find((option) => option.value === value);
  if (field === 'is_anonymous') return value ? t.yes : t.no;
  return known?.label ?? String(value ?? '');
}
