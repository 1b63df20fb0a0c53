import Coins from 'lucide-react/icons/coins';
import { Money } from '#web/components/Money.tsx';
import type { TimelineEntry } from '#web/resource/Timeline.tsx';
import type { CommissionLine } from '../schema.ts';

/** A commission among what else happened: who earned it or had it taken back, with its receipt. */
export function earnedEntry(line: CommissionLine): TimelineEntry {
  const money = (
    <Money minor={Math.abs(line.amount_minor)} currency={line.currency} to={`/commissions/show/${line.id}`} />
  );
  return {
    id: line.id,
    at: line.effective_on,
    who: line.partner_name,
    icon: Coins,
    what: line.amount_minor < 0 ? <>had {money} taken back</> : <>earned {money}</>,
    body: line.description,
  };
}
