import Coins from 'lucide-react/icons/coins';
import { Money } from '#web/components/Money.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { CommissionLine } from '../schema.ts';
import { texts } from './texts.ts';

/** A commission in the timeline of its deal: the partner that earned it or had it clawed back, with its breakdown. */
export default function earnedOnDealEntry(line: CommissionLine): TimelineEntry {
  const money = (
    <Money minor={Math.abs(line.amount_minor)} currency={line.currency} to={`/commissions/show/${line.id}`} />
  );
  return {
    id: line.id,
    at: line.effective_on,
    who: line.partner_name,
    icon: Coins,
    what: line.amount_minor < 0 ? texts.hadClawedBack(money) : texts.earned(money),
    body: line.description,
  };
}
