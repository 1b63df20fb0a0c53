import { sayableWords } from '#shared/text/labels.ts';
import { moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { countryName } from '#web/countries.ts';
import { formatInstant } from '#web/region.ts';
import type { ImportReport } from '../schema.ts';
import { texts } from './texts.ts';

type Preview = NonNullable<ImportReport['preview']>;
type Shown = Preview[number]['cells'][number];

const outcomes: Record<Preview[number]['outcome'], string> = sayableWords({
  created: 'New',
  updated: 'Updated',
  unchanged: 'Unchanged',
  skipped: 'Skipped',
  refused: 'Refused',
});

/** The first rows of each file as they will look, so that a wrong column or date order is seen before it is saved. */
export function FirstRows({ rows }: { rows: Preview }) {
  return [...Map.groupBy(rows, ({ file }) => file)].map(([file, some]) => {
    const columns = new Map(some.flatMap(({ cells }) => cells.map(({ key, label }) => [key, label] as const)));
    return (
      <div key={file}>
        <p className="meta" style={{ marginBottom: 8 }}>
          {texts.firstRowsOf(file)}
        </p>
        <ScrollTable label={texts.firstRowsOfFile(file)}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.result}</th>
              {[...columns].map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {some.map(({ row, outcome, reason, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td title={reason ?? undefined} style={{ color: outcome === 'refused' ? 'var(--danger)' : undefined }}>
                  {outcomes[outcome]}
                </td>
                {[...columns.keys()].map((key) => {
                  const cell = cells.find((one) => one.key === key);
                  return <td key={key}>{cell ? textOf(cell) : <span className="meta">–</span>}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </div>
    );
  });
}

function textOf({ text, amount_minor, currency, date, country }: Shown): string {
  if (amount_minor !== undefined && currency) return moneyText(amount_minor, currency);
  if (country) return countryName(country) ?? text;
  return date ? formatInstant(date) : text;
}
