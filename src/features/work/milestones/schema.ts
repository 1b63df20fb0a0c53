import { closed, Id, Instant, type Static, Type } from '#shared/schema.ts';
import { Sentence } from '#shared/text/sentence.ts';

/** Older milestones are no news. */
export const SHOWN_DAYS = 30;

export const MilestonesQuery = closed({ partner_id: Type.Optional(Id) });
export type MilestonesQuery = Static<typeof MilestonesQuery>;

export const MilestoneCard = closed({
  id: Id,
  kind: Type.String(),
  title: Type.String(),
  text: Sentence,
  link: closed({ label: Type.String(), to: Type.String() }),
  reached_at: Instant,
});
export type MilestoneCard = Static<typeof MilestoneCard>;
