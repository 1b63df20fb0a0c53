import { addDays } from '#shared/time/dates.ts';

/** The calendars of the euro system (TARGET) and of the Federal Reserve; of other currencies only weekends are known. */
export type BankingCalendar = 'target' | 'fed' | 'weekdays';

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function targetHolidays(year: number): string[] {
  const sunday = easter(year);
  return [
    dayOf(year, 1, 1),
    addDays(sunday, -2),
    addDays(sunday, 1),
    dayOf(year, 5, 1),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
  ];
}

/** The nth weekday of a month; -1 is the last. */
function nth(year: number, month: number, day: number, n: number): string {
  const first = n > 0 ? dayOf(year, month, 1) : addDays(dayOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -7);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (n > 0 ? (n - 1) * 7 : 0));
}

/** The Federal Reserve observes a holiday on a Sunday the day after, and on a Saturday not at all. */
function fedHolidays(year: number): string[] {
  const fixed = [dayOf(year, 1, 1), dayOf(year, 6, 19), dayOf(year, 7, 4), dayOf(year, 11, 11), dayOf(year, 12, 25)];
  return [
    ...fixed.map((day) => (weekday(day) === 0 ? addDays(day, 1) : day)),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    nth(year, 5, 1, -1),
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    nth(year, 11, 4, 4),
  ];
}

const holidays: Record<BankingCalendar, (year: number) => string[]> = {
  target: targetHolidays,
  fed: fedHolidays,
  weekdays: () => [],
};

export function isBankingDay(day: string, calendar: BankingCalendar): boolean {
  const year = Number(day.slice(0, 4));
  if (weekday(day) === 0 || weekday(day) === 6) return false;
  return !holidays[calendar](year).includes(day);
}

/** The first banking day after a day. */
export function nextBankingDay(day: string, calendar: BankingCalendar): string {
  let next = addDays(day, 1);
  while (!isBankingDay(next, calendar)) next = addDays(next, 1);
  return next;
}
