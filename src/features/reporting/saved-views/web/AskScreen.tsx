import { Button, Segmented } from 'antd';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useId } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { downloadFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { type Chart, charts } from '../schema.ts';
import { AnswerView } from './answer/AnswerView.tsx';
import { canPivot } from './answer/pivot.ts';
import type { Asked } from './question/address.ts';
import { ReportQuestion } from './question/ReportQuestion.tsx';
import { useKinds, useQueryAnswer } from './question/useQuestion.ts';
import css from './reports.module.css';
import { texts as t } from './texts.ts';

interface AskScreenProps {
  title: string;
  asked: Asked;
  onChange: (asked: Asked) => void;
  /** Shows the parts of the question. */
  isEditing: boolean;
  /** Buttons of the screen; `read` says how the question was read. */
  actions: (read: string | undefined) => ReactNode;
}

/** A question and its answer: its parts beside it, how it was read above it. */
export function AskScreen({ title, asked, onChange, isEditing, actions }: AskScreenProps) {
  const kinds = useKinds();
  const { question, chart } = asked;
  const answer = useQueryAnswer(question);
  return (
    <>
      <PageHeader title={title}>
        {question && answer.data && <DownloadMenu asked={asked} />}
        {actions(answer.data?.read)}
      </PageHeader>
      <div className={css.screen} data-editing={isEditing}>
        {isEditing && (
          <section aria-label={t.question} className={css.question}>
            <Loaded query={kinds}>
              {(described) => (
                <ReportQuestion
                  kinds={described}
                  question={question}
                  onChange={(next) => onChange({ ...asked, question: next })}
                />
              )}
            </Loaded>
          </section>
        )}
        <section aria-label={t.answer} className={css.answer} aria-busy={answer.isFetching}>
          {question === null ? (
            <p className="meta">{t.start}</p>
          ) : answer.error ? (
            <p role="alert">{answer.error.message || t.failed}</p>
          ) : answer.data ? (
            <Card>
              <div className={css.head}>
                <p className={css.read}>{answer.data.read}</p>
                {question.measure && question.by && question.by.length > 0 && (
                  <ChartChoice asked={asked} onChange={(next) => onChange({ ...asked, chart: next })} />
                )}
              </div>
              <div className={css.parts}>
                <AnswerView question={question} answer={answer.data} chart={chart} />
              </div>
            </Card>
          ) : (
            <PageSkeleton />
          )}
        </section>
      </div>
    </>
  );
}

function ChartChoice({ asked: { question, chart }, onChange }: { asked: Asked; onChange: (chart: Chart) => void }) {
  const offered = charts.filter((one) => one !== 'pivot' || canPivot(question!));
  return (
    <Segmented<Chart>
      aria-label={t.shownAs}
      value={offered.includes(chart) ? chart : 'table'}
      onChange={onChange}
      options={offered.map((value) => ({ value, label: t.charts[value] }))}
    />
  );
}

function DownloadMenu({ asked: { question } }: { asked: Asked }) {
  const id = useId();
  const sayFailure = useErrorMessage();
  const { cursor: _, ...body } = question!;
  const download = (format: string) =>
    void downloadFile(`query/export.${format}`, undefined, { method: 'POST', body, asks: true }).catch(sayFailure);
  return (
    <DropMenu
      items={[
        { key: 'csv', label: t.csv },
        { key: 'xlsx', label: t.excel },
      ]}
      onChoose={download}
    >
      <Button id={id} icon={<Download size={16} />}>
        {t.download}
      </Button>
    </DropMenu>
  );
}
