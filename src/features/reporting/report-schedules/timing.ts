import type { Timing } from './schema.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = 'January February March April May June July August September October November December'.split(' ');

/** The timing as the five fields of a cron expression. */
export function cronOf(timing: Timing): string {
  if (timing.kind === 'cron') return timing.cron.trim().replace(/\s+/g, ' ');
  const [hour, minute] = timing.time.split(':').map(Number);
  const at = `${minute} ${hour}`;
  switch (timing.kind) {
    case 'daily':
      return `${at} * * *`;
    case 'weekdays':
      return `${at} * * 1-5`;
    case 'last_business_day':
      return `${at} LW * *`;
    case 'weekly':
      return `${at} * * ${timing.weekdays.toSorted((a, b) => a - b).join(',')}`;
    case 'monthly':
      return `${at} ${timing.day === 0 ? 'L' : timing.day} * *`;
  }
}

/** "Every Monday at 08:00". */
export function timingSentence(timing: Timing): string {
  switch (timing.kind) {
    case 'daily':
      return `Every day at ${timing.time}`;
    case 'weekdays':
      return `Monday to Friday at ${timing.time}`;
    case 'last_business_day':
      return `On the last working day of each month at ${timing.time}`;
    case 'weekly':
      return timing.weekdays.length === 7
        ? `Every day at ${timing.time}`
        : `Every ${listed(timing.weekdays.toSorted((a, b) => a - b).map((day) => weekdays[day - 1]!))} at ${timing.time}`;
    case 'monthly':
      return `On the ${timing.day === 0 ? 'last day' : ordinal(timing.day)} of each month at ${timing.time}`;
    case 'cron':
      return cronSentence(timing.cron);
  }
}

/** A sentence for a simple cron expression; otherwise the expression itself. */
function cronSentence(cron: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.trim().split(/\s+/);
  const when = timesOf(minute, hour);
  const days = daysOf(day, weekday);
  const inMonths = month === '*' ? '' : namesOf(month, months, 1);
  if (when === undefined || days === undefined || inMonths === undefined) return `Cron expression ${cron}`;
  return `${[days, inMonths && `in ${inMonths}`].filter(Boolean).join(' ')} ${when}`
    .trim()
    .replace(/^./, (first) => first.toUpperCase());
}

function timesOf(minute: string, hour: string): string | undefined {
  const every = /^\*\/(\d+)$/;
  if (/^\d+$/.test(minute) && /^\d+(,\d+)*$/.test(hour))
    return `at ${listed(hour.split(',').map((one) => `${one.padStart(2, '0')}:${minute.padStart(2, '0')}`))}`;
  const span = /^(\d+)-(\d+)$/.exec(hour);
  const between =
    hour === '*' ? '' : span ? ` from ${span[1]!.padStart(2, '0')}:00 to ${span[2]!.padStart(2, '0')}:59` : undefined;
  if (between === undefined && !every.test(hour)) return undefined;
  if (every.test(hour))
    return /^\d+$/.test(minute) ? `every ${every.exec(hour)![1]} hours at minute ${minute}` : undefined;
  if (every.test(minute)) return `every ${every.exec(minute)![1]} minutes${between}`;
  return /^\d+$/.test(minute) ? `every hour at minute ${minute}${between}` : undefined;
}

function daysOf(day: string, weekday: string): string | undefined {
  if (day === '*' && weekday === '*') return 'every day';
  if (day !== '*' && weekday !== '*') return undefined;
  if (weekday !== '*') {
    if (weekday === '1-5' || /^mon-fri$/i.test(weekday)) return 'Monday to Friday';
    const names = namesOf(weekday.replaceAll(/\b7\b/g, '0'), ['Sunday', ...weekdays.slice(0, 6)], 0);
    return names && `every ${names}`;
  }
  if (/^l$/i.test(day)) return 'on the last day of the month';
  if (/^lw$/i.test(day)) return 'on the last working day of the month';
  return /^\d+(,\d+)*$/.test(day)
    ? `on the ${listed(day.split(',').map((one) => ordinal(Number(one))))} of the month`
    : undefined;
}

function namesOf(field: string, names: readonly string[], first: number): string | undefined {
  const found = field
    .split(',')
    .map((one) =>
      /^\d+$/.test(one)
        ? names[Number(one) - first]
        : names.find((name) => one.length === 3 && name.toLowerCase().startsWith(one.toLowerCase())),
    );
  return found.every((name) => name !== undefined) ? listed(found as string[]) : undefined;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${ending}`;
}
