import type { Action, Side } from '#shared/access/roles.ts';
import type { Sentence } from '#shared/text/sentence.ts';

/**
 * Milestones are reached by partners, each for the first time. Each feature declares its own (`milestones` in its `server/index.ts`);
 * they are stored when they happen, and both sides see each of them once.
 */

/** The row of a milestone, as the sentence needs it. */
export interface MilestoneRow {
  partner: string;
  name: string | null;
  amount_minor: number | null;
  currency: string | null;
}

interface Telling {
  title: string;
  text: (row: MilestoneRow) => Sentence;
  /** The screen, with `$ref_id` and `$partner_id`. */
  link: { label: string; to: `/${string}` };
}

export interface Milestone {
  /** Unique, in snake case. */
  kind: string;
  /** The permission of the people who are told. */
  can: `${string}:${Action}`;
  /** The events after which it may be reached. */
  on: readonly string[];
  /**
   * A query with the columns `partner_id`, `key`, `ref_id`, `name`, `amount_minor`, `currency` and `reached_at`, for the
   * company `$1` and the ids of the events, `$2::uuid[]`. It finds what was reached for the first time, however late it
   * is asked, and looks at history first: what happened before, here or in an earlier system, is no milestone, and
   * `reached_at` is the day on which it happened, so that what is entered afterwards is stored without a card.
   */
  reached: string;
  tells: Readonly<Record<Side, Telling>>;
}

const declared = new Map<string, Milestone>();

/** Declares milestones, which a feature lists as `milestones` in its `server/index.ts`. */
export function defineMilestones(list: readonly Milestone[]): readonly string[] {
  for (const one of list) {
    if (declared.has(one.kind)) throw new Error(`Two features declare the milestone "${one.kind}".`);
    declared.set(one.kind, one);
  }
  return list.map(({ kind }) => kind);
}

export const declaredMilestones = (): readonly Milestone[] => [...declared.values()];
