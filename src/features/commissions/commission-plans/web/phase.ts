import { addDays } from '#shared/time/dates.ts';
import type { Tone } from '#web/look/theme.ts';
import { formatDay } from '#web/region.ts';
import type { AssignmentLabel, CommissionPlan, PlanVersion } from '../schema.ts';
import { texts } from './texts.ts';

/** Today in the company's time zone. */
export function todayIn(timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
}

/** The phase of a version on a day. */
export function phaseOf(
  { state, effective_from, effective_to }: PlanVersion,
  today: string,
): { label: string; tone: Tone } {
  if (state === 'draft') return { label: texts.draft, tone: 'gray' };
  if (effective_to !== null && effective_to <= effective_from) return { label: texts.neverActive, tone: 'gray' };
  if (effective_from > today) return { label: texts.scheduled, tone: 'blue' };
  if (effective_to !== null && effective_to <= today) return { label: texts.ended, tone: 'gray' };
  return { label: texts.active, tone: 'green' };
}

/** The version of a plan in force on a day, or else the next one. */
export function versionOnDay(plan: CommissionPlan, today: string) {
  const { published_id, published_from, published_definition, previous_id, previous_from, previous_definition } = plan;
  return published_from !== null && published_from > today && previous_from !== null
    ? { id: previous_id, from: previous_from, definition: previous_definition, next: published_from }
    : { id: published_id, from: published_from, definition: published_definition, next: null };
}

/** The phase of the whole plan. */
export function planPhase(plan: CommissionPlan, today: string): { label: string; tone: Tone } {
  const { archived_at, published_from, draft_id, assignments } = plan;
  const { from, next } = versionOnDay(plan, today);
  if (archived_at) return { label: texts.archivedText, tone: 'gray' };
  if (published_from === null) return { label: texts.draft, tone: 'gray' };
  if (!hasAudience(assignments, today)) return { label: texts.notAssigned, tone: 'amber' };
  if (from === null || from > today) return { label: texts.scheduled, tone: 'blue' };
  if (next) return { label: texts.activeChanges(formatDay(next)), tone: 'green' };
  return draft_id ? { label: texts.activeDraftOpen, tone: 'green' } : { label: texts.active, tone: 'green' };
}

/** "1 Jan 2026 to 31 Mar 2026", "from 1 Jan 2026". The day of `effective_to` is no longer included. */
export function span({
  effective_from,
  effective_to,
}: {
  effective_from: string;
  effective_to: string | null;
}): string {
  if (effective_to === null) return `from ${formatDay(effective_from)}`;
  return `${formatDay(effective_from)} to ${formatDay(addDays(effective_to, -1))}`;
}

export function audienceSummary({ target, target_name }: Pick<AssignmentLabel, 'target' | 'target_name'>): string {
  const name = target_name ?? '(deleted)';
  switch (target) {
    case 'program':
      return texts.allPartners;
    case 'type':
      return texts.type(name);
    case 'region':
      return texts.region(name);
    case 'tier':
      return texts.tier(name);
    case 'audience':
      return texts.audience(name);
    case 'partner':
      return name;
  }
}

/** Whether the plan is assigned now or will be. */
export function hasAudience(assignments: readonly AssignmentLabel[], today: string): boolean {
  return assignments.some(({ effective_to }) => effective_to === null || effective_to > today);
}

/** A short summary of the assignments on a day. */
export function audienceText(assignments: readonly AssignmentLabel[], today: string): string {
  const current = assignments
    .filter(({ effective_to }) => effective_to === null || effective_to > today)
    .map(audienceSummary);
  if (current.length === 0) return texts.notAssigned;
  return current.length > 3 ? `${current.slice(0, 3).join(', ')} and ${current.length - 3} more` : current.join(', ');
}
