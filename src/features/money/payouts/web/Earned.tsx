import { useQuery } from '@tanstack/react-query';
import { payoutQuantum } from '#shared/whole-units.ts';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatDay } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import type { Earnings } from '../statement.schema.ts';
import css from './Earned.module.css';

export function useEarnings() {
  return useQuery({
    queryKey: ['commission_lines', 'earnings'],
    queryFn: ({ signal }) => api<Earnings[]>('partner_earnings', { signal }),
  });
}

const list = '/revenue/commissions';

/** What the partner has earned in one currency, from all of it down to what is next. */
export function Earned({ earnings }: { earnings: Earnings }) {
  const { currency, minimum_minor, payable_minor } = earnings;
  const figures: [string, number, string, string][] = [
    ['Earned so far', earnings.earned_minor, list, 'All of it, less what was taken back'],
    ['On hold', earnings.on_hold_minor, `${list}?status=on_hold`, 'Becomes payable on the days below'],
    ['Next payout', payable_minor, `${list}?status=payable`, nextText(earnings)],
    ['On its way', earnings.in_transit_minor, `${list}?status=reserved`, onItsWayText(earnings)],
    ['Paid', earnings.paid_minor, `${list}?status=paid`, paidText(earnings)],
  ];
  return (
    <div className={css.figures}>
      {figures.map(([label, minor, to, hint]) => (
        <Link key={label} to={`${to}${to.includes('?') ? '&' : '?'}currency=${currency}`} className={css.figure}>
          <span className="meta">{label}</span>
          <strong>
            <Money minor={minor} currency={currency} />
          </strong>
          <span className="meta">{hint}</span>
          {label === 'Next payout' && payable_minor > 0 && payable_minor < minimum_minor && (
            <span className="meta">
              Payouts start at <Money minor={minimum_minor} currency={currency} />
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}

/** What did not arrive is not in the sum of what was paid. */
function paidText({ failed_minor, currency }: Earnings): string {
  return failed_minor > 0
    ? `Without ${moneyText(failed_minor, currency)} that came back; see the payments below`
    : 'See the payments below';
}

function onItsWayText({ in_transit_minor, in_transit_by }: Earnings): string {
  if (in_transit_minor === 0 || !in_transit_by) return 'Approved, not yet confirmed as paid';
  return `Approved; should be with you by ${formatDay(in_transit_by)}`;
}

/** By the company's calendar, where it has one. */
function plannedText({ next, currency, payable_minor }: Earnings): string {
  if (!next) return 'Goes out with the next payout';
  const more =
    next.expected_minor === payable_minor ? '' : `; ${moneyText(next.expected_minor, currency)} as it looks today`;
  return `Goes out with the payout of ${formatDay(next.planned_on)}, paid by ${formatDay(next.pay_by)}${more}`;
}

function nextText(earnings: Earnings): string {
  const { payable_minor: payable, minimum_minor: minimum, currency, next } = earnings;
  if (payable < 0) return 'Taken back after it was paid; comes off what you earn next';
  if (payable > 0 && payable < minimum) return 'Waits until the minimum is reached';
  if (payable === 0 && !next) return 'Nothing is due at the moment';
  if (payable === 0 && next!.expected_minor <= 0)
    return `Nothing is due yet; the next is prepared on ${formatDay(next!.planned_on)}`;
  const rest = payable % payoutQuantum(currency);
  if (rest === payable) return 'Waits for more: this currency is paid in whole units';
  const planned = plannedText(earnings);
  return rest > 0 ? `${planned}, without ${moneyText(rest, currency)}: this currency is paid in whole units` : planned;
}

/** When the rest comes: money on hold by the day it becomes payable. */
export function Releases({ earnings }: { earnings: readonly Earnings[] }) {
  const rows = earnings.flatMap(({ currency, releases }) => releases.map((release) => ({ ...release, currency })));
  if (rows.length === 0) return null;
  return (
    <Card title="On hold until">
      <ScrollTable label="On hold until">
        <tbody>
          {rows.map(({ on, currency, amount_minor, count }) => (
            <tr key={`${currency} ${on}`}>
              <th scope="row" data-tight>
                {on ? <DateText value={on} /> : 'Somebody looks at it'}
              </th>
              <td>{plural(count, 'line', 'lines')}</td>
              <td data-figure>
                <Money
                  minor={amount_minor}
                  currency={currency}
                  to={
                    on ? `${list}?status=on_hold&release_on_gte=${on}&release_on_lte=${on}` : `${list}?status=on_hold`
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
