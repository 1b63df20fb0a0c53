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
import type { WhatIf } from '../../trial.schema.ts';
import css from '../editor/PlanEditor.module.css';
import { texts as ownTexts } from './texts.ts';

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
          aria-label={ownTexts.period}
          value={months}
          onChange={setMonths}
          options={[
            { value: 3, label: ownTexts.n3Months },
            { value: 12, label: ownTexts.n12Months },
            { value: 24, label: ownTexts.n24Months },
          ]}
        />
        {!isAsked && <Button onClick={() => setAsked(true)}>{ownTexts.testOnPastDeals}</Button>}
      </div>
      {!isAsked && <p className={css.help}>{ownTexts.recalculatesDealsWonInThisPeriod}</p>}
      {isAsked && result.isFetching && <p className={css.help}>{ownTexts.calculating}</p>}
      {result.error && <p className={css.error}>{result.error.message}</p>}
      {result.data && !result.isFetching && <Comparison result={result.data} />}
    </div>
  );
}

function Comparison({ result }: { result: WhatIf }) {
  if (result.problems.some(({ severity }) => severity === 'error'))
    return <p className={css.help}>{ownTexts.fixProblemsInThisDraftFirst}</p>;
  if (result.deals === 0) return <p className={css.help}>{ownTexts.noDealsWereWonInThis}</p>;
  const [total] = result.totals;
  const then =
    result.active_version === null ? ownTexts.todaysStructures : ownTexts.versionActive(result.active_version);
  return (
    <>
      <p>
        {ownTexts.since(
          result.deals,
          <DateText value={result.from} />,
          result.audience === 'everyone' ? ownTexts.asIfAllPartnersHadThis : ownTexts.forPartnersWithThisStructure,
          result.changed_deals === 0
            ? ownTexts.theirCommissionWouldNotHaveChanged
            : ownTexts.wouldHavePaidDifferently(result.changed_deals),
        )}
      </p>
      {ownCurrencyFirst(result.totals).map(({ currency, then_minor, now_minor, delta_minor }) => (
        <div key={currency} style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px' }}>
          <Figure label={then} text={moneyText(then_minor, currency)} />
          <Figure label={ownTexts.withThisVersion} text={moneyText(now_minor, currency)} />
          <Figure label={ownTexts.difference} text={signed(delta_minor, currency)} />
        </div>
      ))}
      {total && <Months result={result} currency={total.currency} then={then} />}
      <Partners
        title={ownTexts.wouldEarnMore}
        then={then}
        rows={result.partners.filter(({ delta_minor }) => delta_minor > 0)}
      />
      <Partners
        title={ownTexts.wouldEarnLess}
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
      label={ownTexts.commissionByMonthWonAndThis(then)}
      kind="bar"
      height={200}
      categories={months.map(({ month }) => monthName(month, months.at(-1)!.month, name))}
      series={[
        { name: then, values: months.map(({ then_minor }) => then_minor) },
        { name: ownTexts.withThisVersion, values: months.map(({ now_minor }) => now_minor) },
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
            <th scope="col">{ownTexts.partner}</th>
            <th scope="col" className={css.figure}>
              {then}
            </th>
            <th scope="col" className={css.figure}>
              {ownTexts.withThisVersion}
            </th>
            <th scope="col" className={css.figure}>
              {ownTexts.difference}
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
          {ownTexts.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}
