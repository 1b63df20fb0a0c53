import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ApprovalSheet } from '#web/resource/form/ApprovalSheet.tsx';
import { plural } from '#web/texts.ts';
import { methodsText, reasonText, sinceText } from '../contents.ts';
import type { PayoutForecast, PreviewRow } from '../schema.ts';
import { Held } from './Held.tsx';

interface PayoutSheetProps {
  forecast: PayoutForecast;
  currency: string;
  final?: readonly string[];
}

/** The contents of a payout: the total, partners and methods, the change from the last payout, and who is left out. */
export function PayoutSheet({ forecast, currency, final }: PayoutSheetProps) {
  const { rows, total_minor, item_count, previous } = forecast;
  const paid = rows.filter(({ result, is_excluded }) => result === 'due' && !is_excluded);
  return (
    <ApprovalSheet
      figure={<Money minor={total_minor} currency={currency} />}
      note={`To ${plural(item_count, 'partner', 'partners')}`}
      facts={[
        ['Method', methodsText(paid)],
        [
          'Last payout',
          previous && (
            <>
              <Link to={`/commissions/payouts/edit/${previous.batch_id}`}>{previous.name}</Link>,{' '}
              <Money minor={previous.total_minor} currency={currency} />
              <div className="meta">{sinceText(forecast, previous, (minor) => moneyText(minor, currency))}</div>
            </>
          ),
        ],
      ]}
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
