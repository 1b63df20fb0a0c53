import Medal from 'lucide-react/icons/medal';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { TierMove } from '../move.schema.ts';
import { texts as t } from './texts.ts';

/** A decision about a partner's tier in its timeline. */
export default function tierMoveEntry(move: TierMove): TimelineEntry {
  const isOpen = move.status === 'proposed';
  return {
    id: move.id,
    at: move.decided_at ?? move.created_at,
    who: isOpen ? move.created_by_name : move.decided_by_name,
    icon: Medal,
    what: t.moved[move.kind][move.status](move.to_tier_name ?? t.noTier),
    body: (isOpen ? null : move.decision_reason) ?? move.reason,
  };
}
