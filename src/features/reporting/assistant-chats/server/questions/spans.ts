import type { Period } from '#shared/figures.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';

/** A stretch of days in a question, with the words for it. Without an end or a beginning it is open on that side. */
export interface AskedSpan {
  from: string | null;
  to: string | null;
  label: string;
  /** The name of the period in a query, if it has one. */
  period?: Exclude<Period, 'custom'>;
  /** A month or quarter without its year, which may be another one. */
  isYearless?: true;
  /** Past, running or to come. */
  lies: 'past' | 'now' | 'ahead';
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const UNITS = { day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' } as const;
type Unit = keyof typeof UNITS;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
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
const LONGEST = 6;

/** The longest period that begins at a word, and the number of words it takes. */
export function spanAt(
  words: readonly string[],
  at: number,
  today: string,
): { span: AskedSpan; length: number } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const span = spanOfWords(words.slice(at, at + length), today);
    if (span) return { span, length };
  }
  return null;
}

const FILLERS = new Set(['in', 'during', 'for', 'within', 'over', 'of', 'the', 'on', 'at']);

function spanOfWords(given: readonly string[], today: string): AskedSpan | null {
  const words = [...given];
  while (words.length > 1 && FILLERS.has(words[0]!)) words.shift();
  const text = words
    .join(' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/[,?]/g, '');
  return calendar(text, today) ?? counted(text, today) ?? named(text, today) ?? bounded(text, today);
}

const startOf = (day: string, unit: Unit): string => {
  if (unit === 'day') return day;
  if (unit === 'week') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const months = { month: 1, quarter: 3, year: 12 }[unit];
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / months) * months + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
};
const moved = (start: string, unit: Unit, steps: number): string =>
  unit === 'day' || unit === 'week'
    ? addDays(start, steps * (unit === 'week' ? 7 : 1))
    : addMonths(start, steps * { month: 1, quarter: 3, year: 12 }[unit]);

function whole(unit: Unit, steps: number, today: string): Omit<AskedSpan, 'label'> {
  const from = moved(startOf(today, unit), unit, steps);
  const to = addDays(moved(from, unit, 1), -1);
  return { from, to, lies: to < today ? 'past' : from > today ? 'ahead' : 'now' };
}

/** "this month", "last quarter", "next week", "today", "year to date". */
function calendar(text: string, today: string): AskedSpan | null {
  if (text === 'today') return { ...whole('day', 0, today), label: 'today' };
  if (text === 'yesterday') return { ...whole('day', -1, today), label: 'yesterday' };
  if (text === 'tomorrow') return { ...whole('day', 1, today), label: 'tomorrow' };
  if (/^(?:year to date|ytd|so far this year)$/.test(text))
    return { ...whole('year', 0, today), period: 'this_year', label: 'this year' };
  const [, which, word] =
    /^(this|current|next|coming|upcoming|last|previous|past) (day|week|month|quarter|year)s?(?: so far)?$/.exec(text) ??
    [];
  if (!which || !word) return null;
  const unit = word as Unit;
  const steps = /this|current/.test(which) ? 0 : /next|coming/.test(which) ? 1 : -1;
  const period = `${steps === 0 ? 'this' : 'last'}_${unit}` as Exclude<Period, 'custom'>;
  const hasName = steps < 1 && ['month', 'quarter', 'year'].includes(unit);
  return {
    ...whole(unit, steps, today),
    label: `${['last', 'this', 'next'][steps + 1]} ${unit}`,
    ...(hasName && { period }),
  };
}

/** "last 30 days", "next two weeks", "past 12 months". */
function counted(text: string, today: string): AskedSpan | null {
  if (text === 'soon') return { from: today, to: addDays(today, 30), label: 'in the next 30 days', lies: 'ahead' };
  const [, which, count, word] =
    /^(last|past|previous|next|coming|upcoming)? ?(\d{1,3}|[a-z]{1,6}) (day|week|month|quarter|year)s?$/.exec(text) ??
    [];
  const number = count === undefined ? 0 : (NUMBERS[count] ?? Number(count));
  if (!word || !number) return null;
  // "in 5 days" looks ahead; "5 days" alone says nothing.
  if (!which) return null;
  const unit = word as Unit;
  const isAhead = /next|coming/.test(which);
  const label = `in the ${isAhead ? 'next' : 'last'} ${number === 1 ? '' : `${number} `}${unit}${number === 1 ? '' : 's'}`;
  if (isAhead) return { from: today, to: moved(today, unit, number), label, lies: 'ahead' };
  const period = unit === 'month' && number === 12 ? ({ period: 'last_12_months' } as const) : {};
  return { from: addDays(moved(today, unit, -number), 1), to: today, label, lies: 'past', ...period };
}

const monthOf = (word: string): number =>
  word.length < 3
    ? 0
    : MONTHS.findIndex(
        (month) => month === word || month.slice(0, 3) === word || (word === 'sept' && month === 'september'),
      ) + 1;
const titled = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const liesAt = (from: string, to: string, today: string): AskedSpan['lies'] =>
  to < today ? 'past' : from > today ? 'ahead' : 'now';

/** "March", "march 2025", "Q2", "q2 2025", "2025", "2026-03-31", "31 March 2026". */
function named(text: string, today: string): AskedSpan | null {
  const year = today.slice(0, 4);
  const spanOf = (from: string, to: string, label: string): AskedSpan => ({
    from,
    to,
    label,
    lies: liesAt(from, to, today),
  });
  const [, quarter, ofYear = year] =
    /^(?:q|quarter )([1-4])(?: (?:of )?(20\d\d))?$/.exec(text) ?? /^([1-4])q(?: (20\d\d))?$/.exec(text) ?? [];
  if (quarter) {
    const from = addMonths(`${ofYear}-01-01`, (Number(quarter) - 1) * 3);
    const span = spanOf(from, addDays(addMonths(from, 3), -1), `Q${quarter} ${ofYear}`);
    return text.includes('20') ? span : { ...span, isYearless: true };
  }
  if (/^20\d\d$/.test(text)) return spanOf(`${text}-01-01`, `${text}-12-31`, text);
  if (/^20\d\d-[01]\d-[0-3]\d$/.test(text)) return spanOf(text, text, text);
  const [, name = '', written] = /^([a-z]+)(?: (?:of )?(20\d\d|this year|last year))?$/.exec(text) ?? [];
  const month = monthOf(name);
  if (month) {
    const at = written?.startsWith('20')
      ? Number(written)
      : written
        ? Number(year) - (written === 'last year' ? 1 : 0)
        : null;
    const from = `${at ?? year}-${String(month).padStart(2, '0')}-01`;
    const span = spanOf(from, addDays(addMonths(from, 1), -1), `${titled(MONTHS[month - 1]!)} ${at ?? year}`);
    return at === null ? { ...span, isYearless: true } : span;
  }
  const [, one, middle, last] = /^(\d{1,2}|[a-z]+) (\d{1,2}|[a-z]+)(?: (20\d\d))?$/.exec(text) ?? [];
  const dayFirst = one && middle ? monthOf(middle) : 0;
  const ofDay = dayFirst || (one ? monthOf(one) : 0);
  const number = Number(dayFirst ? one : middle);
  if (!ofDay || !Number.isInteger(number) || number < 1 || number > 31) return null;
  const day = `${last ?? year}-${String(ofDay).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  const exists =
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return exists ? spanOf(day, day, day) : null;
}

/** "since March", "before 2026", "until 31 March", "after today". A month without a year is the latest one that fits. */
function bounded(text: string, today: string): AskedSpan | null {
  const [, word, rest] = /^(since|after|from|before|until|till|by|up to)(?: the)? (.+)$/.exec(text) ?? [];
  if (!word || !rest) return null;
  if (/^from /.test(text) && !/^from .+ (?:on|onwards?)$/.test(text)) return null;
  const plain = rest.replace(/ (?:on|onwards?)$/, '').replace(/^(?:the )?(?:start|beginning) of (?:the )?/, 'this ');
  const inner =
    calendar(plain, today) ??
    named(plain.replace(/^end of (?:the )?/, ''), today) ??
    calendar(plain.replace(/^end of (?:the )?/, 'this '), today);
  if (!inner?.from || !inner.to) return null;
  const isUnwritten = monthOf(plain) > 0;
  const earlier = isUnwritten && /since|after|from/.test(word) && inner.from > today ? -12 : 0;
  const from = addMonths(inner.from, earlier);
  if (/since|from/.test(word)) return { from, to: null, label: `since ${dateWords(from)}`, lies: 'past' };
  if (word === 'after')
    return {
      from: addDays(addMonths(inner.to, earlier), 1),
      to: null,
      label: `after ${dateWords(inner.to)}`,
      lies: 'past',
    };
  const to = word === 'before' ? addDays(inner.from, -1) : inner.to;
  return { from: null, to, label: `until ${dateWords(to)}`, lies: to < today ? 'past' : 'ahead' };
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const dateWords = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** The same months or quarter of another year. */
export function inOtherYear(span: AskedSpan, years: number): AskedSpan {
  const from = span.from && addMonths(span.from, 12 * years);
  const to = span.to && addDays(addMonths(addDays(span.to, 1), 12 * years), -1);
  const label = span.label.replace(/20\d\d/, (year) => String(Number(year) + years));
  return { from, to, label, lies: years < 0 ? 'past' : 'ahead' };
}

/** Only the unit is named: "month", "quarterly", "weekly". */
export function unitOfWord(word: string): Unit | null {
  const plain = word.replace(/^dai/, 'day').replace(/ly$/, '').replace(/s$/, '');
  return plain in UNITS ? (plain as Unit) : null;
}
