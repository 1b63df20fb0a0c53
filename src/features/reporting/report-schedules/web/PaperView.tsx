import { Chart } from '#web/charts/Chart.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatNumber } from '#web/region.ts';
import type { Paper, PaperChart, PaperTable } from '../schema.ts';
import css from './Reports.module.css';
import { texts as ownTexts } from './texts.ts';

/** A report as its reader would see it: how much, groups, pictures, rows. */
export function PaperView({ paper }: { paper: Paper }) {
  const { total, groups, charts, details } = paper;
  return (
    <div className={css.figures}>
      <p className={css.total}>
        <strong>{ownTexts.textTotal(total)}</strong>
        {groups && total > 0 && ownTexts.in(groupCount(groups))}
      </p>
      {charts.map((chart) => (
        <PaperChartView key={chart.title} chart={chart} />
      ))}
      {groups && total > 0 && (
        <PaperTableView table={groups} label={ownTexts.groups} hasTotal={groups.rows.length > 1} />
      )}
      {details && total > 0 && (
        <div>
          <PaperTableView table={details} label={ownTexts.rows} />
          {details.rows.length < total && (
            <p className={css.cut}>{ownTexts.showingFirst(details.rows.length, formatNumber(total))}</p>
          )}
        </div>
      )}
    </div>
  );
}

const groupCount = ({ rows }: PaperTable) => (rows.length > 1 ? rows.length - 1 : rows.length);

function PaperChartView({ chart: { title, kind, categories, values, texts } }: { chart: PaperChart }) {
  const written = new Map(values.map((value, index) => [value, texts[index]!]));
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Chart
        label={title}
        kind={kind}
        height={180}
        categories={categories}
        series={[{ name: title, values }]}
        format={(value) => written.get(value) ?? formatNumber(value)}
        short={(value) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value)}
      />
    </section>
  );
}

function PaperTableView({ table, label, hasTotal = false }: { table: PaperTable; label: string; hasTotal?: boolean }) {
  const { columns, rows } = table;
  const body = hasTotal ? rows.slice(0, -1) : rows;
  const cells = (row: readonly string[]) =>
    row.map((text, index) => {
      const { key, is_figure } = columns[index]!;
      return (
        <td key={key} data-figure={is_figure || undefined}>
          {text}
        </td>
      );
    });
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          {columns.map(({ key, label: heading, is_figure }) => (
            <th key={key} scope="col" data-figure={is_figure || undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report are text and have no other name
          <tr key={index}>{cells(row)}</tr>
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr>{cells(rows.at(-1)!)}</tr>
        </tfoot>
      )}
    </ScrollTable>
  );
}
