import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { decimalOf } from '#shared/money/money.ts';
import { Chart } from '#web/charts/Chart.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { ownCurrencyFirst, regionLocale } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { plural } from '#web/texts.ts';
import type { WhatIf } from '../../trial.schema.ts';
import css from '../editor/PlanEditor.module.css';

/**
 * The commissions that past deals would have earned under this draft, compared with the active version. Runs on demand.
 */
export function WhatIfResult({ version_id }: { version_id: string }) {
  const [months, setMonths] = useState(12);
  const [isAsked, setAsked] = useState(false);
  const result = useQuery({
    queryKey: ['what_if', version_id, months],
    queryFn: ({ signal }) =>
      api<WhatIf>(`plan_versions/${version_id}/what_if`, { method: 'POST', body: { months }, asks: true, signal }),
    enabled: isAsked,
    staleTime: 60_000,
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={css.column} style={{ gap: 12 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Segmented
          aria-label="Period"
          value={months}
          onChange={setMonths}
          options={[
            { value: 3, label: '3 months' },
            { value: 12, label: '12 months' },
            { value: 24, label: '24 months' },
          ]}
        />
        {!isAsked && <Button onClick={() => setAsked(true)}>Test on past deals</Button>}
      </div>
      {!isAsked && <p className={css.help}>Recalculates deals won in this period without saving anything.</p>}
      {isAsked && result.isFetching && <p className={css.help}>Calculating…</p>}
      {result.error && <p className={css.error}>{result.error.message}</p>}
      {result.data && !result.isFetching && <Comparison result={result.data} />}
    </div>
  );
}

function Comparison({ result }: { result: WhatIf }) {
  if (result.problems.some(({ severity }) => severity === 'error'))
    return <p className={css.help}>Fix the problems in this draft first.</p>;
  if (result.deals === 0) return <p className={css.help}>No deals were won in this period.</p>;
  const [total] = result.totals;
  const then = result.active_version === null ? 'Today’s structures' : `Version ${result.active_version} (active)`;
  return (
    <>
      <p>
        {plural(result.deals, 'deal', 'deals')} since <DateText value={result.from} />
        {result.audience === 'everyone'
          ? ', as if all partners had this structure'
          : ', for partners with this structure'}
        .{' '}
        {result.changed_deals === 0
          ? 'Their commission would not have changed.'
          : `${plural(result.changed_deals, 'deal', 'deals')} would have paid differently.`}
      </p>
      {ownCurrencyFirst(result.totals).map(({ currency, then_minor, now_minor, delta_minor }) => (
        <div key={currency} style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px' }}>
          <Figure label={then} text={moneyText(then_minor, currency)} />
          <Figure label="With this version" text={moneyText(now_minor, currency)} />
          <Figure label="Difference" text={signed(delta_minor, currency)} />
        </div>
      ))}
      {total && <Months result={result} currency={total.currency} then={then} />}
      <Partners
        title="Would earn more"
        then={then}
        rows={result.partners.filter(({ delta_minor }) => delta_minor > 0)}
      />
      <Partners
        title="Would earn less"
        then={then}
        rows={result.partners.filter(({ delta_minor }) => delta_minor < 0).reverse()}
      />
    </>
  );
}

export function signed(minor: number, currency: string): string {
  return `${minor > 0 ? '+' : ''}${moneyText(minor, currency)}`;
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <div className={css.help}>{label}</div>
      <div className={css.big}>{text}</div>
    </div>
  );
}

function Months({ result, currency, then }: { result: WhatIf; currency: string; then: string }) {
  const months = result.months.filter((month) => month.currency === currency);
  if (months.length < 2) return null;
  const compact = new Intl.NumberFormat(regionLocale(), { style: 'currency', currency, notation: 'compact' });
  const name = new Intl.DateTimeFormat(regionLocale(), { month: 'short', timeZone: 'UTC' });
  return (
    <Chart
      label={`Commission by month won: ${then} and this version`}
      kind="bar"
      height={200}
      categories={months.map(({ month }) => monthName(month, months.at(-1)!.month, name))}
      series={[
        { name: then, values: months.map(({ then_minor }) => then_minor) },
        { name: 'With this version', values: months.map(({ now_minor }) => now_minor) },
      ]}
      format={(minor) => moneyText(minor, currency)}
      short={(minor) => compact.format(decimalOf(Math.round(minor), currency) as Intl.StringNumericLiteral)}
    />
  );
}

/** "Nov", with the year in January and outside the latest year, so that every month has a distinct name. */
function monthName(month: string, latest: string, format: Intl.DateTimeFormat): string {
  const name = format.format(new Date(`${month}-01T00:00:00Z`));
  const isPlain = month.slice(0, 4) === latest.slice(0, 4) && !month.endsWith('-01');
  return isPlain ? name : `${name} ${month.slice(2, 4)}`;
}

const SHOWN = 5;

function Partners({ title, then, rows }: { title: string; then: string; rows: WhatIf['partners'] }) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span className="meta">{rows.length}</span>
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Partner</th>
            <th scope="col" className={css.figure}>
              {then}
            </th>
            <th scope="col" className={css.figure}>
              With this version
            </th>
            <th scope="col" className={css.figure}>
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? rows : rows.slice(0, SHOWN)).map(
            ({ partner_id, partner_name, currency, then_minor, now_minor, delta_minor }) => (
              <tr key={`${partner_id} ${currency}`} className={css.plain}>
                <td>
                  <Link to={`/partners/show/${partner_id}`}>{partner_name}</Link>
                </td>
                <td className={css.figure}>{moneyText(then_minor, currency)}</td>
                <td className={css.figure}>{moneyText(now_minor, currency)}</td>
                <td className={css.figure}>{signed(delta_minor, currency)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {rows.length > SHOWN && !all && (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}
