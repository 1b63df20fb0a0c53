import { Alert } from 'antd';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import { methodsText, reasonText, sinceText } from '../contents.ts';
import type { PayoutForecast, PreviewRow } from '../schema.ts';
import { methodText } from '../words.schema.ts';
import { Held } from './Held.tsx';
import { texts as ownTexts } from './texts.ts';

interface PayoutSheetProps {
  forecast: PayoutForecast;
  currency: string;
  final?: readonly string[];
}

/** The contents of a payout: the total, partners and methods, the change from the last payout, and who is left out. */
export function PayoutSheet({ forecast, currency, final }: PayoutSheetProps) {
  const { rows, total_minor, item_count, previous } = forecast;
  const paid = rows.filter(({ result, is_excluded }) => result === 'due' && !is_excluded);
  const shared = paid.filter(({ same_account_as }) => same_account_as);
  return (
    <ApprovalSheet
      figure={<Money minor={total_minor} currency={currency} />}
      note={ownTexts.to(item_count)}
      facts={[
        [ownTexts.method, methodsText(paid)],
        [
          ownTexts.lastPayout,
          previous && (
            <>
              <Link to={`/commissions/payouts/edit/${previous.batch_id}`}>{previous.name}</Link>,{' '}
              <Money minor={previous.total_minor} currency={currency} />
              <div className="meta">{sinceText(forecast, previous, (minor) => moneyText(minor, currency))}</div>
            </>
          ),
        ],
      ]}
      changes={
        shared.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={ownTexts.sameAccountUsedByMoreThan}
            description={shared.map((row) => (
              <div key={row.partner_id}>
                {ownTexts.also(row.partner_name, methodText(row.rail, row.account_last4), row.same_account_as)}
              </div>
            ))}
          />
        )
      }
      excluded={rows
        .filter((row) => !paid.includes(row))
        .map((row) => ({
          key: row.partner_id,
          name: row.partner_name,
          why: <Why row={row} />,
          figure: row.amount_minor !== 0 && <Money minor={row.amount_minor} currency={currency} />,
        }))}
      final={final ?? []}
    />
  );
}

/** The reason; a payment that is held links the screens that satisfy it. */
function Why({ row }: { row: PreviewRow }) {
  if (row.is_excluded || row.holds.length === 0) return reasonText(row);
  return <Held holds={row.holds} />;
}
