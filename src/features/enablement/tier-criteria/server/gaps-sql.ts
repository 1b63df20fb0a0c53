import { metrics } from '../metrics.schema.ts';

const figure = (column: string, currency: string) => `case c ->> 'metric'
  ${metrics
    .filter(({ unit }) => unit === 'money')
    .map(
      ({ key }) =>
        `when '${key}' then ${currency} || ' ' || to_char(round(${column} / power(10::numeric, currency_exponent(${currency})), 2), 'FM999,999,999,990.00')`,
    )
    .join('\n  ')}
  when 'win_rate' then ${column}::text || '%' else trim_scale(${column})::text end`;

/**
 * The SQL of all mandatory requirements of the tier of standing `t` that are not met, in one text. `currency` is an
 * expression of the program's currency.
 */
export const gapsSql = (currency: string): string => {
  const value = `coalesce((c ->> 'value')::numeric, 0)`;
  const threshold = `(c ->> 'threshold')::numeric`;
  // Figures of money name their period, as `metricName` does.
  const period = `coalesce(', last ' || (c ->> 'window_months') || ' months', ', all time')`;
  const name = ({ label: words, unit }: (typeof metrics)[number]) =>
    `'${words}'${unit === 'money' ? ` || ${period}` : ''}`;
  const label = `case c ->> 'metric' ${metrics.map((metric) => `when '${metric.key}' then ${name(metric)}`).join(' ')} end`;
  return `(select string_agg(${label} || ': ' || ${figure(value, currency)} || ' of ' || ${figure(threshold, currency)}
      || ' (' || ${figure(`(${threshold} - ${value})`, currency)} || ' missing)', '; ' order by n)
    from jsonb_array_elements(t.results) with ordinality as e(c, n)
    where c ->> 'tier_id' = t.tier_id::text and (c ->> 'is_mandatory')::boolean and not (c ->> 'is_met')::boolean)`;
};
