/** Reads lengths of time as people write them: "2h 30m", "3 weeks", "1.5 hours". */

export const durationUnits = ['seconds', 'minutes', 'hours', 'days', 'months'] as const;
export type DurationUnit = (typeof durationUnits)[number];

const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  second: 1,
  m: 60,
  min: 60,
  minute: 60,
  h: 3_600,
  hr: 3_600,
  hour: 3_600,
  d: 86_400,
  day: 86_400,
  w: 604_800,
  wk: 604_800,
  week: 604_800,
};
/** Months have no fixed number of days, so they are only counted in months. */
const MONTHS: Readonly<Record<string, number>> = { mo: 1, month: 1, quarter: 3, y: 12, yr: 12, year: 12 };
const LENGTH: Readonly<Record<Exclude<DurationUnit, 'months'>, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
};

const PART = /(\d+(?:[.,]\d+)?) ?([a-z]+)\.?(?:,? ?(?:and )?|$)/gy;

/** @returns the length in a unit, or undefined if the text is not a length that can be expressed in it */
export function readDuration(given: string, unit: DurationUnit): number | undefined {
  const text = given.trim().toLowerCase().replace(/\s+/g, ' ');
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})$/.exec(text) ?? [];
  if (hours && unit !== 'months' && unit !== 'days')
    return (Number(hours) * 3_600 + Number(minutes) * 60) / LENGTH[unit];
  let total = 0;
  let end = 0;
  for (const [part, number = '', name = ''] of text.matchAll(PART)) {
    const size = sizeOf(name, unit);
    if (size === undefined) return undefined;
    total += Number(number.replace(',', '.')) * size;
    end += part.length;
  }
  if (end === 0 || end !== text.length) return undefined;
  return Number((unit === 'months' ? total : total / LENGTH[unit]).toFixed(6));
}

function sizeOf(name: string, unit: DurationUnit): number | undefined {
  const one = name.length > 2 ? name.replace(/s$/, '') : name;
  if (unit !== 'months') return SECONDS[one];
  return one === 'm' ? 1 : MONTHS[one];
}
