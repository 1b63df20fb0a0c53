import Wallet from 'lucide-react/icons/wallet';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { PayoutItem } from '../schema.ts';
import { texts } from './texts.ts';

/** A payment in the timeline of its partner. */
export default function paidEntry(item: PayoutItem): TimelineEntry {
  return {
    id: item.id,
    at: item.paid_on!,
    who: item.partner_name,
    icon: Wallet,
    what: (
      <>
        {texts.wasPaidIn(
          <Money minor={item.amount_minor} currency={item.currency} />,
          <Link to={`/commissions/payouts/edit/${item.batch_id}`}>{item.batch_name}</Link>,
        )}
      </>
    ),
  };
}
