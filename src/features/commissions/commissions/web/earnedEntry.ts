import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { CommissionLine } from '../schema.ts';
import earnedOnDealEntry from './earnedOnDealEntry.tsx';

/** A commission in the timeline of its partner, with the deal it was earned on. */
export default function earnedEntry(line: CommissionLine): TimelineEntry {
  return { ...earnedOnDealEntry(line), body: line.opportunity_name ?? line.description };
}
