/** The parts of RFC 5545 that repeat a day: no hours, no numbered weeks and no numbered days of a year. */
const PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST'];
const FREQUENCIES = ['yearly', 'monthly', 'weekly', 'daily'] as const;
/** In the order of `Date.getUTCDay`. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MONDAY = 1;
const MOST_OCCURRENCES = 1000;

export interface WeekdayRule {
  weekday: number;
  /** 1 is the first of its month or year, -1 the last; 0 is every one. */
  nth: number;
}

export interface RecurrenceRule {
  frequency: (typeof FREQUENCIES)[number];
  interval: number;
  count: number | null;
  /** The last possible day. */
  until: string | null;
  weekdays: WeekdayRule[];
  monthDays: number[];
  months: number[];
  positions: number[];
  weekStart: number;
}

/** Reads a rule without DTSTART. @throws Error when it has an unknown part or value */
export function parseRecurrenceRule(text: string): RecurrenceRule {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name, value, ...more] = part.split('=');
    if (!PARTS.includes(name!) || !value || more.length > 0 || parts.has(name!)) throw new Error(`part ${part}`);
    parts.set(name!, value.toUpperCase());
  }
  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ')?.toLowerCase());
  if (!frequency) throw new Error('not days, weeks, months or years');
  const numbers = (name: string, most: number, least = 1) =>
    parts.has(name)
      ? parts
          .get(name)!
          .split(',')
          .map((number) => numberWithin(number, least, most))
      : [];
  return {
    frequency,
    interval: numberWithin(parts.get('INTERVAL') ?? '1', 1, 366),
    count: parts.has('COUNT') ? numberWithin(parts.get('COUNT')!, 1, MOST_OCCURRENCES) : null,
    until: parts.has('UNTIL') ? untilDay(parts.get('UNTIL')!) : null,
    weekdays: parts.get('BYDAY')?.split(',').map(weekdayRule) ?? [],
    monthDays: numbers('BYMONTHDAY', 31, -31),
    months: numbers('BYMONTH', 12),
    positions: numbers('BYSETPOS', 366, -366),
    weekStart: parts.has('WKST') ? weekdayNumber(parts.get('WKST')!) : MONDAY,
  };
}

function numberWithin(text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^[+-]?\d+$/.test(text) || number < least || number > most || number === 0) throw new Error(`number ${text}`);
  return number;
}

function weekdayRule(text: string): WeekdayRule {
  const [, nth, name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  if (!name) throw new Error(`weekday ${text}`);
  return { weekday: weekdayNumber(name), nth: nth === undefined ? 0 : numberWithin(nth, -53, 53) };
}

function weekdayNumber(name: string): number {
  const number = WEEKDAYS.indexOf(name);
  if (number < 0) throw new Error(`weekday ${name}`);
  return number;
}

/** "20260401" or "20260401T120000Z" as a day. */
function untilDay(text: string): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date))) throw new Error(`day ${text}`);
  return date;
}
