import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import { useState } from 'react';
import { Chart } from '#web/charts/Chart.tsx';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { formatDay, formatShare } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { fileName, saveFile } from '#web/requests/download.ts';
import type { Survey, SurveyResults } from '../schema.ts';
import { GroupTable } from './GroupTable.tsx';
import { npsText } from './npsText.ts';
import { QuestionResults } from './QuestionResults.tsx';
import { resultsCsv } from './resultsFile.ts';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

/** The figures of a survey: of all its rounds, or of one. */
export function SurveyResultFigures({ survey }: { survey: Survey }) {
  const [round, setRound] = useState<string | null>(null);
  const results = useQuery({
    queryKey: ['survey_responses', 'results', survey.id, round],
    queryFn: ({ signal }) =>
      api<SurveyResults>(`surveys/${survey.id}/results${round ? `?round_id=${round}` : ''}`, { signal }),
  });
  return (
    <Loaded query={results}>
      {(found) =>
        found.answered === 0 && !round ? (
          <EmptyState icon={MessageSquareHeart} title={t.noAnswers}>
            {survey.status === 'draft' ? t.notSent : t.waiting}
          </EmptyState>
        ) : (
          <Figures survey={survey} found={found} round={round} onRound={setRound} />
        )
      }
    </Loaded>
  );
}

interface FiguresProps {
  survey: Survey;
  found: SurveyResults;
  round: string | null;
  onRound: (round: string | null) => void;
}

function Figures({ survey, found, round, onRound }: FiguresProps) {
  const { rounds, withheld, answered, asked, nps, average } = found;
  const shown = rounds.filter((one) => one.nps !== null);
  return (
    <div className={css.results}>
      <div className={css.head}>
        {rounds.length > 1 && (
          <div className={css.round}>
            <OptionSelect
              aria-label={t.round}
              placeholder={t.allRounds}
              allowClear
              options={rounds.map(({ id, opened_at }) => ({ value: id, label: formatDay(opened_at) })).reverse()}
              value={round}
              onChange={(value) => onRound(value as string | null)}
            />
          </div>
        )}
        <Button
          icon={<Download size={16} />}
          onClick={() =>
            saveFile(
              fileName('survey-results', 'csv'),
              new Blob([resultsCsv(survey.score_question, found)], { type: 'text/csv' }),
            )
          }
        >
          {t.download}
        </Button>
      </div>
      <dl className={css.figures}>
        <div title={t.npsHelp}>
          <dt>{t.nps}</dt>
          <dd>{npsText(nps)}</dd>
        </div>
        <div>
          <dt>{t.average}</dt>
          <dd>{average === null ? '–' : average.toFixed(1)}</dd>
        </div>
        <div>
          <dt>{t.answered}</dt>
          <dd>{t.answeredOf(answered, asked)}</dd>
        </div>
        <div>
          <dt>{t.rate}</dt>
          <dd>{formatShare(answered, asked)}</dd>
        </div>
      </dl>
      {withheld > 0 && withheld < answered && <p className="meta">{t.withheld(withheld)}</p>}
      {nps === null ? (
        <EmptyState icon={MessageSquareHeart} title={answered > 0 ? t.hiddenTitle : t.noAnswers}>
          {answered > 0 ? t.hiddenText : t.waiting}
        </EmptyState>
      ) : (
        <>
          {!round && shown.length > 1 && (
            <Card title={t.overTime}>
              <Chart
                label={t.overTime}
                kind="line"
                height={200}
                categories={shown.map(({ opened_at }) => formatDay(opened_at))}
                series={[{ name: t.nps, values: shown.map((one) => one.nps!) }]}
                format={npsText}
              />
            </Card>
          )}
          <GroupTable found={found} round={round} />
          <Card title={t.distribution}>
            <Chart
              label={t.distribution}
              kind="bar"
              height={160}
              categories={found.scores.map((_, score) => String(score))}
              series={[{ name: t.answered, values: found.scores }]}
              format={String}
            />
          </Card>
          {found.questions.map((question) => (
            <QuestionResults key={question.key} question={question} />
          ))}
        </>
      )}
    </div>
  );
}
