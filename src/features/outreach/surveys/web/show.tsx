import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { asksOptions, isEventTiming, type Survey, surveyStatuses, timings } from '../schema.ts';
import { Questions } from './Questions.tsx';
import { ResponseList } from './ResponseList.tsx';
import { Results } from './Results.tsx';
import { SendDialog } from './SendDialog.tsx';
import { texts as t } from './texts.ts';

const labels = {
  name: 'the name',
  intro: 'the introduction',
  score_question: 'the score question',
  status: 'the status',
  timing: 'when it is sent',
  open_days: 'the days it is open',
  rest_days: 'the days of rest',
  is_anonymous: 'anonymous answers',
};

export default function SurveyShow() {
  const survey = useOne<Survey>('surveys', useParam('id'));
  return <Loaded query={survey}>{(row) => <Screen row={row} />}</Loaded>;
}

type Step = 'activate' | 'pause' | 'close';

function Screen({ row }: { row: Survey }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('surveys', 'manage') && !row.archived_at;
  const mayViewResponses = useCan('survey_responses', 'view');
  const [isClosing, setClosing] = useState(false);
  const [isSending, setSending] = useState(false);
  const removeLater = useRemoveWithUndo('surveys');
  const move = useWrite<Step, Survey>('surveys', (step) =>
    api(`surveys/${row.id}/${step}`, { method: 'POST', body: {} }),
  );
  const run = (step: Step, done: string) =>
    move.mutate(step, {
      onSuccess: () => void message.success(done),
      onError: (error) => void message.error(error.message),
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
              {row.archived_at ? 'Archived' : status.label}
            </StatusTag>
            {row.is_anonymous && <StatusTag tone="violet">{t.anonymous}</StatusTag>}
          </>
        }
        subtitle={row.score_question}
        actions={
          mayManage && (
            <>
              {row.status !== 'closed' && (
                <Button onClick={() => navigate({ to: `/feedback/surveys/edit/${row.id}` })}>{t.edit}</Button>
              )}
              {(row.status === 'draft' || row.status === 'paused') && (
                <Button type="primary" onClick={() => setSending(true)}>
                  {startLabel(row)}
                </Button>
              )}
            </>
          )
        }
        menu={
          mayManage
            ? [
                ...(row.status === 'active'
                  ? [{ key: 'pause', label: t.pause, onClick: () => run('pause', t.paused) }]
                  : []),
                ...(isRunning
                  ? [{ key: 'close', label: `${t.close}…`, danger: true, onClick: () => setClosing(true) }]
                  : [
                      {
                        key: 'archive',
                        label: t.archive,
                        danger: true,
                        onClick: () => {
                          navigate({ to: '/feedback' });
                          removeLater(row.id, t.archived(row.name));
                        },
                      },
                    ]),
              ]
            : undefined
        }
        tabs={[
          { key: 'results', label: t.results, content: <Results survey={row} /> },
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
      {isSending && (
        <SendDialog
          survey={row}
          label={startLabel(row)}
          onSubmit={() => move.mutateAsync('activate')}
          onDone={() => {
            void message.success(row.timing === 'once' ? t.sent : t.activated);
            setSending(false);
          }}
          onClose={() => setSending(false)}
        />
      )}
      {isClosing && (
        <ActionDialog<object>
          title={t.close}
          action={t.close}
          danger
          text={t.closeText}
          onSubmit={() => move.mutateAsync('close')}
          onDone={() => {
            void message.success(t.closed);
            setClosing(false);
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

function startLabel({ status, timing }: Survey): string {
  if (status === 'paused') return t.activate.again;
  return timing === 'once' ? t.activate.once : t.activate.event;
}

function show(field: string, value: unknown): string {
  const known = [...surveyStatuses, ...timings].find((option) => option.value === value);
  if (field === 'is_anonymous') return value ? 'Yes' : 'No';
  return known?.label ?? String(value ?? '');
}
