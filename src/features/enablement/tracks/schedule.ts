import { type TrackDefinition, type TrackStep, trackStepsOf } from './definition.schema.ts';

/** Days counted from the first day of the schedule. */
export interface StepDays {
  opens: number;
  finishes: number;
}

interface Progress {
  /** Settled steps lock nothing and need no more days. */
  isSettled: (step: TrackStep) => boolean;
  /** The days that a waiting step still takes once it is open; 0 for other steps. */
  waits: (step: TrackStep) => number;
}

const atStart: Progress = { isSettled: () => false, waits: ({ wait_days }) => wait_days ?? 0 };

/** The earliest days on which each step opens and finishes, when every other step is done as soon as it is open. */
export function trackSchedule(
  definition: TrackDefinition,
  order: string,
  { isSettled, waits }: Progress = atStart,
): { days: Map<string, StepDays>; finishes: number } {
  const days = new Map<string, StepDays>();
  let stageOpens = 0;
  for (const stage of definition.stages) {
    let opens = stageOpens;
    let stageFinishes = stageOpens;
    for (const step of stage.steps) {
      const finishes = isSettled(step) ? 0 : opens + waits(step);
      days.set(step.key, { opens: isSettled(step) ? 0 : opens, finishes });
      if (!step.is_required) continue;
      stageFinishes = Math.max(stageFinishes, finishes);
      if (order === 'steps') opens = stageFinishes;
    }
    if (order !== 'free') stageOpens = stageFinishes;
  }
  const steps = trackStepsOf(definition);
  const required = steps.filter(({ is_required }) => is_required);
  const counted = required.length > 0 ? required : steps;
  return { days, finishes: Math.max(0, ...counted.map(({ key }) => days.get(key)!.finishes)) };
}

/** The days a track takes at least: `least` for partners to which no conditional step applies, `most` for the others. */
export function earliestDays(definition: TrackDefinition, order: string): { least: number; most: number } {
  const hasCondition = ({ when }: TrackStep) => (when?.any.length ?? 0) > 0;
  return {
    least: trackSchedule(definition, order, { ...atStart, isSettled: hasCondition }).finishes,
    most: trackSchedule(definition, order).finishes,
  };
}
