import css from './Chart.module.css';
import type { ChartProps } from './model.ts';
import { texts as t } from './texts.ts';

/** The exact figures of a chart as a table. */
export function ChartTable({ label, categories, series, format }: ChartProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption className="only-for-readers">{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {series.length > 1 && <th scope="col">{t.total}</th>}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[index] ?? 0)}</td>
              ))}
              {series.length > 1 && (
                <td>{format(series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
