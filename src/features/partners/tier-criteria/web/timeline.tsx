import Medal from 'lucide-react/icons/medal';
import { useList } from '#web/resource/data/useResource.ts';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { isSwitchedOff } from '#web/switchedOff.ts';
import type { TierMove } from '../move.schema.ts';
import { texts as t } from './texts.ts';

/** The newest decisions about a partner's tier, for its line of time; null where they may not be seen. */
export function useTierMoves(partner_ids: readonly string[], shown: number) {
  const { flags } = useSession();
  const mayView = useCan('tier_moves', 'view') && !isSwitchedOff('/partners/tier-program', flags);
  const moves = useList<TierMove>(
    'tier_moves',
    {
      filters: [{ field: 'partner_id', operator: 'eq', values: [...partner_ids] }],
      sort: [{ field: 'created_at', descending: true }],
      start: 0,
      end: shown,
    },
    { enabled: mayView },
  );
  return mayView ? moves : null;
}

export function tierMoveEntry(move: TierMove): TimelineEntry {
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
