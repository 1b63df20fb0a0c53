import ArrowRight from 'lucide-react/icons/arrow-right';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { lostReasonOptions } from '../fields.schema.ts';
import type { StageEvent } from '../schema.ts';
import { texts } from './texts.ts';
import { dealLabel } from './words.ts';

/** A stage change in the timeline of its deal. */
export default function moveEntry(event: StageEvent): TimelineEntry {
  const to = (
    <StatusTag key="to" color={event.to_color}>
      {event.to_stage_name}
    </StatusTag>
  );
  const why = [dealLabel(lostReasonOptions, event.reason_code), event.reason].filter(Boolean).join(': ');
  return {
    id: event.id,
    at: event.at,
    who: event.actor_name,
    icon: ArrowRight,
    what: event.from_stage_name ? texts.movedDealFromTo(event.from_stage_name, to) : texts.createdDealIn(to),
    body: why || undefined,
  };
}
