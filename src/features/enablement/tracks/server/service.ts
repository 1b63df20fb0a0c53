import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { offersDeclared } from '#server/flags/offered.ts';
import type { TrackStep } from '../definition.schema.ts';

/** The owner of a step: a partner, or one of its people. */
export interface StepOwner {
  partner_id: string;
  user_id: string | null;
}

/** The record that proves that a step is done. */
export interface StepEvidence {
  at: Date | string;
  ref_table?: string;
  ref_id?: string;
  by_name?: string | null;
}

/**
 * A kind of step. A feature declares its kinds in a file of its own and lists the result of `defineTrackStep` as
 * `trackSteps` in its `server/index.ts`:
 *
 *     // server/track-step.ts
 *     export const trackSteps = defineTrackStep({
 *       key: 'course', label: 'Take a course', description: 'Done when the course is completed.',
 *       refers: { resource: 'courses', label: 'Course', required: true },
 *       topics: ['course_enrollments.completed'],
 *       isDone: (call, { partner_id }, { ref_id }) => call.maybe('select completed_at as at, ...', [...]),
 *       link: ({ ref_id }) => `/partner-training/show/${ref_id}`,
 *     });
 */
export interface TrackStepKind {
  key: string;
  label: string;
  /** One sentence on when it is done. */
  description: string;
  /** The default side, which a step can override. */
  side?: 'partner' | 'company';
  /** The record a step of this kind refers to, chosen from the rows of the resource. */
  refers?: { resource: string; label: string; required: boolean };
  /** Can be used in tracks for a partner's own people. */
  forPeople?: boolean;
  /** Outbox topics that may complete it. Events about a partner have its id in their payload. */
  topics?: readonly string[];
  /** The partner of an event, for topics without a partner in their payload. */
  partnerOf?: (call: Call, ref_id: string) => Promise<string | null>;
  /** Whether it is done; runs with the company's rights. Without it, people mark the step as done. */
  isDone?: (call: Call, owner: StepOwner, step: TrackStep) => Promise<StepEvidence | undefined>;
  /** The portal screen for the step. */
  link?: (step: TrackStep) => string | null;
  /** A short sentence about the missing parts; null if nothing can be named. It runs with the company's rights. */
  missing?: (call: Call, owner: StepOwner, step: TrackStep) => Promise<string | null>;
  /** The step completes itself after a waiting time. */
  waits?: boolean;
  /** Completing it asks for the day on which it took place. */
  asksDay?: boolean;
  /** SQL over the open step `t`: the company has its turn, so the step is no work of the partner now. */
  waitsForCompany?: string;
}

const kinds = new Map<string, TrackStepKind>();

/** Declares step kinds; see `TrackStepKind`. @returns their keys, for `trackSteps` of the feature */
export function defineTrackStep(...list: readonly TrackStepKind[]): readonly string[] {
  for (const kind of list) {
    if (kinds.has(kind.key)) throw new Error(`Two features declare the track step "${kind.key}".`);
    kinds.set(kind.key, kind);
  }
  return list.map(({ key }) => key);
}

export const allStepKinds = (): readonly TrackStepKind[] => [...kinds.values()];

/** The kinds to choose from: those of the program's modules, and what a track has already. */
export async function offeredStepKinds(call: Call): Promise<TrackStepKind[]> {
  const used = await call.rows<{ kind: string }>(sql`
    select distinct kind #>> '{}' as kind
    from tracks t cross join jsonb_path_query(t.definition, '$.stages[*].steps[*].kind') kind
    where t.organization_id = ${call.organization_id}`);
  const chosen = new Set(used.map(({ kind }) => kind));
  return allStepKinds().filter(
    ({ key, refers }) =>
      chosen.has(key) ||
      (offersDeclared(call.actor, 'trackSteps', key) &&
        (!refers || offersDeclared(call.actor, 'resources', refers.resource))),
  );
}

export const stepKind = (key: string): TrackStepKind | undefined => kinds.get(key);
export const isTrackByHand = ({ isDone, waits }: TrackStepKind): boolean => !isDone && !waits;
