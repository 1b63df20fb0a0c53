import { casual } from 'chrono-node/en';
import { addDays, addMonths, isDate } from '#shared/time/dates.ts';
import { resolveRolling } from '#shared/time/rolling-dates.ts';

/** A stretch of days, with the words for it: "this month". Without a beginning, it ends on a day. */
export interface Period {
  from: string | null;
  to: string;
  label: string;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** @returns the month (1 to 12) of a whole or shortened name, or null */
function monthOf(word: string): number | null {
  const at =
    word.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(word) || `${month.slice(0, 3)}t` === word);
  return at < 0 ? null : at + 1;
}

const range = (from: string, to: string, label: string): Period => ({ from, to, label });

/**
 * Reads a whole phrase as a period: "this quarter", "next month", "March", "Q2 2026", "the next 30 days", "2026",
 * "by 31 March". Null when it is something else.
 */
export function readChatPeriod(phrase: string, today: string): Period | null {
  const text = phrase
    .toLowerCase()
    .replace(/^(in|during|for|within|over|of)\s+/, '')
    .replace(/^the\s+/, '')
    .trim();
  return readNamed(text, today) ?? readCounted(text, today) ?? readDeadline(phrase, today);
}

function readNamed(text: string, today: string): Period | null {
  const [, which, unit] = /^(this|current|next|coming|last|previous) (week|month|quarter|year)$/.exec(text) ?? [];
  if (which && unit) {
    const step = /this|current/.test(which) ? 0 : /next|coming/.test(which) ? 1 : -1;
    const label = `${['last', 'this', 'next'][step + 1]} ${unit}`;
    if (unit === 'week') {
      const monday = addDays(today, step * 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
      return range(monday, addDays(monday, 6), label);
    }
    const offset = step < 0 ? '-1' : `+${step}`;
    return range(resolveRolling(`@${unit}${offset}`, today), resolveRolling(`@${unit}_end${offset}`, today), label);
  }
  const [, ended] = /^end of (?:the |this )?(week|month|quarter|year)$/.exec(text) ?? [];
  if (ended) return readDeadline(`by ${text}`, today);
  if (text === 'today') return range(today, today, 'today');
  if (text === 'tomorrow') return range(addDays(today, 1), addDays(today, 1), 'tomorrow');
  if (text === 'soon') return range(today, addDays(today, 30), 'in the next 30 days');
  const [, quarter, ofYear = today.slice(0, 4)] = /^q([1-4])(?: ?(20\d\d))?$/.exec(text) ?? [];
  if (quarter) {
    const from = addMonths(`${ofYear}-01-01`, (Number(quarter) - 1) * 3);
    return range(from, addDays(addMonths(from, 3), -1), `in Q${quarter} ${ofYear}`);
  }
  if (/^20\d\d$/.test(text)) return range(`${text}-01-01`, `${text}-12-31`, `in ${text}`);
  const [, name = '', year] = /^([a-z]+)(?: (20\d\d))?$/.exec(text) ?? [];
  const month = monthOf(name);
  if (!month) return null;
  // Without a year, the month that is nearest to today.
  const near = Number(today.slice(0, 4)) + nearestYear(month - Number(today.slice(5, 7)));
  const from = `${year ?? near}-${String(month).padStart(2, '0')}-01`;
  const title = `${MONTHS[month - 1]![0]!.toUpperCase()}${MONTHS[month - 1]!.slice(1)}`;
  return range(from, addDays(addMonths(from, 1), -1), `in ${title} ${from.slice(0, 4)}`);
}

const nearestYear = (months: number): number => (months > 6 ? -1 : months < -6 ? 1 : 0);

function readCounted(text: string, today: string): Period | null {
  const [, which, count, unit] =
    /^(next|coming|last|past|previous)? ?(\d{1,3}|[a-z]{1,6}) (days?|weeks?|months?)$/.exec(text) ?? [];
  const number = count === undefined ? undefined : (NUMBERS[count] ?? Number(count));
  if (!unit || !number) return null;
  const isPast = /last|past|previous/.test(which ?? '');
  const move = (sign: 1 | -1) =>
    unit.startsWith('month')
      ? addMonths(today, sign * number)
      : addDays(today, sign * number * (unit[0] === 'w' ? 7 : 1));
  const label = `in the ${isPast ? 'last' : 'next'} ${number} ${unit.replace(/s$/, '')}${number === 1 ? '' : 's'}`;
  return isPast ? range(move(-1), today, label) : range(today, move(1), label);
}

function readDeadline(phrase: string, today: string): Period | null {
  const [, word, rest] = /^(by|until|till|before|on|up to)\s+(.+)$/i.exec(phrase.trim()) ?? [];
  const day = rest && readDay(rest, today);
  if (!day || !word) return null;
  if (word.toLowerCase() === 'on') return range(day, day, `on ${day}`);
  const to = word.toLowerCase() === 'before' ? addDays(day, -1) : day;
  return { from: null, to, label: `by ${to}` };
}

/** Reads a whole phrase as a day: "Friday", "in two weeks", "31 March", "2026-04-01", "end of the month". */
export function readDay(phrase: string, today: string): string | null {
  const text = phrase.trim().replace(/^(on|by|until|the)\s+/i, '');
  const [, unit] = /^(?:the )?end of (?:the |this )?(month|quarter|year|week)$/i.exec(text) ?? [];
  if (unit?.toLowerCase() === 'week') return readNamed('this week', today)!.to;
  if (unit) return resolveRolling(`@${unit.toLowerCase()}_end`, today);
  const isWritten: boolean = isDate(text);
  if (isWritten) return text;
  const [found] = text.length > 40 ? [] : daysIn(text, today);
  return found && found.from === 0 && found.to === text.length ? found.day : null;
}

/** A day named inside a text, with the preposition before it. */
export interface FoundDay {
  day: string;
  from: number;
  to: number;
}

export function daysIn(text: string, today: string): FoundDay[] {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  // The parser works in the zone of the process, so the day is built and read there.
  return casual
    .parse(text.slice(0, 1_000), new Date(year, month - 1, day, 12), { forwardDate: true })
    .flatMap((one) => {
      const { start, index } = one;
      const isRelative = [...start.tags()].some((tag) => /relative|casual/i.test(tag));
      if (!start.isCertain('day') && !start.isCertain('weekday') && !isRelative) return [];
      const at = start.date();
      const read = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
      if (read[0]! < 1900 || read[0]! > 2200) return [];
      const written = read.map((part) => String(part).padStart(2, '0')).join('-');
      return [{ day: written, from: index, to: index + one.text.length }];
    });
}
