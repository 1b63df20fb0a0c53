import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatDay } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import { isBelowMinimum, nextPayoutText } from '../next-payout.ts';
import type { Earnings } from '../schema.ts';
import css from './Earned.module.css';
import { texts as ownTexts } from './texts.ts';

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
    [ownTexts.earnedSoFar, earnings.earned_minor, list, ownTexts.totalEarnedMinusClawbacks],
    [ownTexts.onHold, earnings.on_hold_minor, `${list}?status=on_hold`, ownTexts.becomesPayableOnDatesBelow],
    [
      ownTexts.payable,
      earnings.payable_minor,
      `${list}?status=payable`,
      nextPayoutText(earnings, { day: formatDay, money }),
    ],
    [ownTexts.inPayout, earnings.in_transit_minor, `${list}?status=reserved`, onItsWayText(earnings)],
    [ownTexts.paid, earnings.paid_minor, `${list}?status=paid`, paidText(earnings)],
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
          {label === ownTexts.payable && isBelowMinimum(earnings) && (
            <span className="meta">{ownTexts.minimumPayout(<Money minor={minimum_minor} currency={currency} />)}</span>
          )}
        </Link>
      ))}
    </div>
  );
}

/** Failed and returned payments are not part of the paid amount. */
function paidText({ failed_minor, currency }: Earnings): string {
  return failed_minor > 0
    ? ownTexts.excludesThatFailedOrWasReturned(moneyText(failed_minor, currency))
    : ownTexts.seePaymentsBelow;
}

function onItsWayText({ in_transit_minor, in_transit_by }: Earnings): string {
  if (in_transit_minor === 0 || !in_transit_by) return ownTexts.approvedNotYetPaid;
  return ownTexts.approvedExpectedBy(formatDay(in_transit_by));
}

/** Amounts on hold by the date they become payable. */
export function Releases({ earnings }: { earnings: readonly Earnings[] }) {
  const rows = earnings.flatMap(({ currency, releases }) => releases.map((release) => ({ ...release, currency })));
  if (rows.length === 0) return null;
  return (
    <Card title={ownTexts.onHoldUntil}>
      <ScrollTable label={ownTexts.onHoldUntil}>
        <tbody>
          {rows.map(({ on, currency, amount_minor, count }) => (
            <tr key={`${currency} ${on}`}>
              <th scope="row" data-tight>
                {on ? <DateText value={on} /> : ownTexts.underReview}
              </th>
              <td>{ownTexts.text(count)}</td>
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
