import { useNavigate } from '@tanstack/react-router';
import { decimalOf } from '#shared/money/money.ts';
import { figureChange, figureColumn, figureText } from '#shared/query/figure-text.ts';
import type { Query, QueryAnswer } from '#shared/query/query.ts';
import { Chart as Picture } from '#web/charts/Chart.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { formatNumber, formatRate, regionLocale } from '#web/region.ts';
import type { Chart } from '../../schema.ts';
import { texts as t } from '../texts.ts';
import { AnswerGroups } from './AnswerGroups.tsx';
import css from './answer.module.css';
import { chartData } from './chart.ts';
import { FigureLink, useRowsScreen } from './FigureLink.tsx';
import { PivotTable } from './PivotTable.tsx';
import { canPivot } from './pivot.ts';
import { RecordTable } from './RecordTable.tsx';

interface AnswerViewProps {
  question: Query;
  answer: QueryAnswer;
  chart: Chart;
  /** In a widget: fills it, and shows the first rows only. */
  isSmall?: boolean;
}

const MOST_SMALL = 20;

/** An answer as one figure, a table, a chart, or a pivot table. */
export function AnswerView({ question, answer, chart, isSmall = false }: AnswerViewProps) {
  const { groups, records, all, total } = answer;
  const most = isSmall ? { most: MOST_SMALL } : {};
  if (records)
    return records.length === 0 ? (
      <p className="meta">{t.nothing}</p>
    ) : (
      <>
        <RecordTable of={question.of} answer={answer} {...most} />
        {records.length < all && <p className="meta">{t.cutRows(records.length, all)}</p>}
      </>
    );
  if (!question.by?.length) return <SingleFigure answer={answer} />;
  if (total.count === 0) return <p className="meta">{t.nothing}</p>;
  const isPivot = chart === 'pivot' && canPivot(question);
  return (
    <>
      {(chart === 'bar' || chart === 'line') && <AnswerChart answer={answer} kind={chart} isSmall={isSmall} />}
      {isPivot && <PivotTable question={question} answer={answer} />}
      {!isPivot && (chart === 'table' || chart === 'pivot' || !isSmall) && <AnswerGroups answer={answer} {...most} />}
      {groups!.length < all && <p className="meta">{t.cut(groups!.length, all)}</p>}
    </>
  );
}

function SingleFigure({ answer }: { answer: QueryAnswer }) {
  const { total, before } = answer;
  const change = figureChange(total, before, answer);
  return (
    <div>
      <div className={css.figure}>
        <FigureLink figure={total} answer={answer} label={figureColumn(answer).label} />
      </div>
      {before && (
        <p className="meta">
          {t.before}: {figureText(before, answer, regionLocale())}
          {change !== null && ` (${change > 0 ? '+' : ''}${formatRate(Math.round(change / 1_000) * 1_000)})`}
        </p>
      )}
    </div>
  );
}

interface AnswerChartProps {
  answer: QueryAnswer;
  kind: 'bar' | 'line';
  isSmall: boolean;
}

function AnswerChart({ answer, kind, isSmall }: AnswerChartProps) {
  const navigate = useNavigate();
  const screenOf = useRowsScreen();
  const data = chartData(answer);
  if (!data) return <p className="meta">{t.noRate}</p>;
  const { kind: unit } = figureColumn(answer);
  const format = (value: number) =>
    unit === 'money' ? moneyText(value, answer.currency) : unit === 'share' ? formatRate(value) : formatNumber(value);
  const short = new Intl.NumberFormat(regionLocale(), {
    notation: 'compact',
    ...(unit === 'money' && { style: 'currency', currency: answer.currency }),
  });
  return (
    <div className={isSmall ? css.fill : undefined}>
      <Picture
        label={answer.read}
        kind={kind}
        height={isSmall ? 'fill' : 280}
        hasTable={false}
        categories={data.categories}
        series={data.series}
        format={format}
        short={(value) =>
          unit === 'money'
            ? short.format(decimalOf(Math.round(value), answer.currency) as Intl.StringNumericLiteral)
            : unit === 'share'
              ? formatRate(value)
              : short.format(value)
        }
        onPick={(index) => {
          const to = screenOf(data.rows[index] ?? null);
          if (to) void navigate({ href: to });
        }}
      />
    </div>
  );
}
