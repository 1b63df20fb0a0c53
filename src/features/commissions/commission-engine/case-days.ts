import { dateInZone, isDate } from '#shared/time/dates.ts';
import { CaseError } from './case-error.ts';
import type { Case } from './case-model.ts';

const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** Converts every date of the case to a day of the program's calendar, even where it was written as an instant. */
export function caseInProgramDays(given: Case): Case {
  const { timezone } = given.program;
  if (!isZone(timezone)) throw new CaseError('program.timezone', `${timezone} is not a time zone`);

  /** Converts the named fields of an object to days, where they are present. */
  function dated<T extends object>(thing: T, path: string, ...fields: (keyof T & string)[]): T {
    const days: Partial<Record<keyof T, unknown>> = {};
    for (const field of fields) {
      const value = thing[field];
      if (typeof value === 'string') days[field] = dayOfCase(value, timezone, `${path}.${field}`);
    }
    return { ...thing, ...days };
  }

  return {
    ...given,
    partners: given.partners.map((partner, index) => ({
      ...partner,
      tiers: partner.tiers?.map((tier, at) => dated(tier, `partners.${index}.tiers.${at}`, ...span, ...knowledge)),
      standing: partner.standing?.map((one, at) =>
        dated(one, `partners.${index}.standing.${at}`, 'effective_from', 'recorded_at'),
      ),
    })),
    plans: given.plans.map((plan, index) => dated(plan, `plans.${index}`, ...span, 'recorded_at')),
    ...(given.assignments && {
      assignments: given.assignments.map((one, index) => dated(one, `assignments.${index}`, ...span)),
    }),
    ...(given.opening_volume && {
      opening_volume: given.opening_volume.map((one, index) => dated(one, `opening_volume.${index}`, 'at')),
    }),
    events: given.events.map((event, index) => dated(event, `events.${index} (${event.id})`, 'at')),
  };
}

/** Returns a day unchanged, and an instant as its day in the program's zone. */
export function dayOfCase(at: string, zone: string, field: string): string {
  const day = at.length === 10 || withoutZone.test(at) ? at.slice(0, 10) : instantDay(at, zone);
  if (!isDate(day)) throw new CaseError(field, `${at} is not a date`);
  return day;
}

const span = ['effective_from', 'effective_to'] as const;
const knowledge = ['recorded_at', 'superseded_at'] as const;

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function instantDay(at: string, zone: string): string | undefined {
  return Number.isNaN(Date.parse(at)) ? undefined : dateInZone(at, zone);
}
