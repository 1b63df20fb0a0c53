import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatDay } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import { plural } from '#web/texts.ts';
import { isBelowMinimum, nextPayoutText } from '../next-payout.ts';
import type { Earnings } from '../schema.ts';
import css from './Earned.module.css';

export function useEarnings() {
  return useQuery({
    queryKey: ['commission_lines', 'earnings'],
    queryFn: ({ signal }) => apiRows<Earnings>('partner_earnings', { signal }),
  });
}

const list = '/revenue/commissions';

/** The partner's earnings in one currency, by status. */
export function Earned({ earnings }: { earnings: Earnings }) {
  const { currency, minimum_minor } = earnings;
  const money = (minor: number) => moneyText(minor, currency);
  const figures: [string, number, string, string][] = [
    ['Earned so far', earnings.earned_minor, list, 'Total earned, minus clawbacks'],
    ['On hold', earnings.on_hold_minor, `${list}?status=on_hold`, 'Becomes payable on the dates below'],
    ['Payable', earnings.payable_minor, `${list}?status=payable`, nextPayoutText(earnings, { day: formatDay, money })],
    ['In payout', earnings.in_transit_minor, `${list}?status=reserved`, onItsWayText(earnings)],
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
          {label === 'Payable' && isBelowMinimum(earnings) && (
            <span className="meta">
              Minimum payout <Money minor={minimum_minor} currency={currency} />
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}

/** Failed and returned payments are not part of the paid amount. */
function paidText({ failed_minor, currency }: Earnings): string {
  return failed_minor > 0
    ? `Excludes ${moneyText(failed_minor, currency)} that failed or was returned; see the payments below`
    : 'See the payments below';
}

function onItsWayText({ in_transit_minor, in_transit_by }: Earnings): string {
  if (in_transit_minor === 0 || !in_transit_by) return 'Approved, not yet paid';
  return `Approved; expected by ${formatDay(in_transit_by)}`;
}

/** Amounts on hold by the date they become payable. */
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
                {on ? <DateText value={on} /> : 'Under review'}
              </th>
              <td>{plural(count, 'commission', 'commissions')}</td>
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
