import type { WidgetData } from '#shared/figures.ts';
import { dashboardWords } from '../../catalog.ts';
import css from '../dashboard.module.css';
import { useBoardState } from '../useBoard.ts';
import { usePipeline } from '../usePipeline.tsx';
import { tablesOf } from './tables.ts';

/** The exact figures of a widget, as a table. */
export default function TableView({ widget, data }: { widget: string; data: WidgetData }) {
  const board = useBoardState();
  const [group] = usePipeline(data);
  return tablesOf({ ...board, widget, data, group }, 'shown').map(({ columns, rows }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <div key={columns[0]!.label} className={css.scroll} tabIndex={0}>
      <table className={css.table}>
        <caption className="only-for-readers">{dashboardWords(widget, board.mode).title}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" data-figure={isFigure || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={index}>
              {row.map(({ text }, place) =>
                place === 0 ? (
                  <th key={columns[place]!.label} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={columns[place]!.label} data-figure={columns[place]!.isFigure || undefined}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
