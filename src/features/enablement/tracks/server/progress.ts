import { addDays } from '#shared/time/dates.ts';
import { type TrackDefinition, type TrackStep, trackStepsOf } from '../definition.schema.ts';

export interface StepRow {
  id: string;
  step_key: string;
  state: string;
  opened_at: string | null;
  due_on: string | null;
  taken_back_at: string | null;
}

/** Whether the step is finished, so that it no longer locks later ones. */
export const isSettled = (state: string | undefined): boolean =>
  state === 'completed' || state === 'skipped' || state === 'not_needed';

/** The title of the step or stage that must be finished first; null when the step is open. */
export function lockOf(
  definition: TrackDefinition,
  order: string,
  key: string,
  states: ReadonlyMap<string, string>,
): string | null {
  if (order === 'free') return null;
  for (const stage of definition.stages) {
    for (const step of stage.steps) {
      if (step.key === key) return null;
      if (order === 'steps' && step.is_required && !isSettled(states.get(step.key))) return step.title;
    }
    if (stage.steps.some((step) => step.key === key)) return null;
    if (stage.steps.some((step) => step.is_required && !isSettled(states.get(step.key)))) return stage.name;
  }
  return null;
}

/** The progress of an assignment, from the states of its steps. */
export function trackSummary(
  definition: TrackDefinition,
  rows: readonly StepRow[],
  today: string,
): Record<string, string | number | null> & { is_complete: boolean | number } {
  const byKey = new Map(rows.map((row) => [row.step_key, row]));
  const state = (step: TrackStep) => byKey.get(step.key)?.state;
  const needed = trackStepsOf(definition).filter((step) => state(step) !== 'not_needed');
  const required = needed.filter(({ is_required }) => is_required);
  const counted = required.length > 0 ? required : needed;
  const done = counted.filter((step) => isSettled(state(step))).length;
  const open = needed.filter((step) => ['pending', 'action_required'].includes(state(step) ?? ''));
  const next = open[0];
  const stage = definition.stages.find(({ steps }) =>
    steps.some((step) => step.is_required && !isSettled(state(step))),
  );
  const dues = open.flatMap((step) => byKey.get(step.key)?.due_on ?? []).sort();
  return {
    steps_total: counted.length,
    steps_done: done,
    percent: counted.length === 0 ? 100 : Math.floor((100 * done) / counted.length),
    points: needed.filter((step) => state(step) === 'completed').reduce((sum, { points }) => sum + (points ?? 0), 0),
    waiting_count: needed.filter((step) => state(step) === 'waiting_approval').length,
    overdue_count: dues.filter((due) => due < today).length,
    next_step: next?.title ?? null,
    next_due_on: dues[0] ?? null,
    stage_key: stage?.key ?? null,
    stage_name: stage?.name ?? null,
    is_complete: done === counted.length ? 1 : 0,
  };
}

export const dueOf = (step: TrackStep, starts_on: string): string | null =>
  step.due_days ? addDays(starts_on, step.due_days) : null;
