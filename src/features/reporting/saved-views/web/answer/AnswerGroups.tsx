import { figureChange, figureColumn } from '#shared/query/figure-text.ts';
import type { Figure, QueryAnswer } from '#shared/query/query.ts';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatRate } from '#web/region.ts';
import { texts as t } from '../texts.ts';
import { groupName } from './chart.ts';
import { FigureLink } from './FigureLink.tsx';

interface GroupTableProps {
  answer: QueryAnswer;
  /** Only the first groups, where there is little space. */
  most?: number;
}

/** The groups with their figures, and the total of all rows. */
export function AnswerGroups({ answer, most }: GroupTableProps) {
  const { columns, groups = [], total, before } = answer;
  const groupings = columns.slice(0, -1);
  const isCompared = before !== undefined;
  return (
    <ScrollTable label={answer.read}>
      <thead>
        <tr>
          {groupings.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" data-figure>
            {figureColumn(answer).label}
          </th>
          {isCompared && <ComparedHeads />}
        </tr>
      </thead>
      <tbody>
        {groups.slice(0, most).map((group) => {
          const label = group.keys.map((key) => key.label).join(', ');
          return (
            <tr key={groupName(group)}>
              {group.keys.map((key, at) => (
                <td key={groupings[at]!.key}>{key.label}</td>
              ))}
              <td data-figure>
                <FigureLink figure={group.figure} answer={answer} label={label} />
              </td>
              {isCompared && <Compared answer={answer} figure={group.figure} before={group.before} label={label} />}
            </tr>
          );
        })}
      </tbody>
      {groups.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={groupings.length}>
              {t.total}
            </th>
            <td data-figure>
              <FigureLink figure={total} answer={answer} label={t.total} />
            </td>
            {isCompared && <Compared answer={answer} figure={total} before={before} label={t.total} />}
          </tr>
        </tfoot>
      )}
    </ScrollTable>
  );
}

const ComparedHeads = () => (
  <>
    <th scope="col" data-figure>
      {t.before}
    </th>
    <th scope="col" data-figure>
      {t.change}
    </th>
  </>
);

interface ComparedProps {
  answer: QueryAnswer;
  figure: Figure;
  before: Figure | null | undefined;
  label: string;
}

function Compared({ answer, figure, before, label }: ComparedProps) {
  const change = figureChange(figure, before, answer);
  return (
    <>
      <td data-figure>
        <FigureLink figure={before} answer={answer} label={`${label}, ${t.before}`} />
      </td>
      <td data-figure>{change === null ? '–' : changeText(change)}</td>
    </>
  );
}

/** To a tenth of a percent. */
const changeText = (ppm: number): string => `${ppm > 0 ? '+' : ''}${formatRate(Math.round(ppm / 1_000) * 1_000)}`;
