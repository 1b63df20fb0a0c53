import { figureColumn } from '#shared/query/figure-text.ts';
import type { Figure, Key, Query, QueryAnswer } from '#shared/query/query.ts';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { useQueryAnswer } from '../question/useQuestion.ts';
import { texts as t } from '../texts.ts';
import { FigureLink } from './FigureLink.tsx';
import { nameOfKey, pivotOf, totalsOf } from './pivot.ts';

/** Two groupings as rows and columns, with the totals of both that the server counts. */
export function PivotTable({ question, answer }: { question: Query; answer: QueryAnswer }) {
  const { rows, columns, cells } = pivotOf(answer);
  const [ofRow, ofColumn] = [useTotals(totalsOf(question, 'rows')), useTotals(totalsOf(question, 'columns'))];
  const [side, top] = answer.columns;
  const labelOf = (row: Key, column: Key) => `${row.label}, ${column.label}`;
  return (
    <ScrollTable label={answer.read}>
      <thead>
        <tr>
          <th scope="col">
            {side!.label} / {top!.label}
          </th>
          {columns.map((column) => (
            <th key={nameOfKey(column)} scope="col" data-figure>
              {column.label}
            </th>
          ))}
          <th scope="col" data-figure>
            {t.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={nameOfKey(row)}>
            <th scope="row">{row.label}</th>
            {columns.map((column, index) => (
              <td key={nameOfKey(column)} data-figure>
                <FigureLink figure={cells[at]![index]} answer={answer} label={labelOf(row, column)} />
              </td>
            ))}
            <td data-figure>
              <FigureLink figure={ofRow(row)} answer={answer} label={row.label} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {columns.map((column) => (
            <td key={nameOfKey(column)} data-figure>
              <FigureLink figure={ofColumn(column)} answer={answer} label={column.label} />
            </td>
          ))}
          <td data-figure aria-label={figureColumn(answer).label}>
            <FigureLink figure={answer.total} answer={answer} label={t.total} />
          </td>
        </tr>
      </tfoot>
    </ScrollTable>
  );
}

function useTotals(question: Query): (key: Key) => Figure | undefined {
  const { data } = useQueryAnswer(question);
  const byName = new Map(data?.groups?.map(({ keys, figure }) => [nameOfKey(keys[0]!), figure]));
  return (key) => byName.get(nameOfKey(key));
}
