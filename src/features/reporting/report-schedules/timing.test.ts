import { expect, test } from 'vitest';
import type { Timing } from './schema.ts';
import { cronOf, timingSentence } from './timing.ts';

test.each<[Timing, string, string]>([
  [{ kind: 'daily', time: '08:00' }, '0 8 * * *', 'Every day at 08:00'],
  [{ kind: 'weekdays', time: '07:30' }, '30 7 * * 1-5', 'Monday to Friday at 07:30'],
  [{ kind: 'weekly', time: '08:00', weekdays: [5, 1] }, '0 8 * * 1,5', 'Every Monday and Friday at 08:00'],
  [{ kind: 'monthly', time: '06:05', day: 2 }, '5 6 2 * *', 'On the 2nd of each month at 06:05'],
  [{ kind: 'monthly', time: '06:05', day: 0 }, '5 6 L * *', 'On the last day of each month at 06:05'],
  [{ kind: 'last_business_day', time: '17:00' }, '0 17 LW * *', 'On the last working day of each month at 17:00'],
])('a timing is a cron expression and a sentence: %j', (timing, cron, sentence) => {
  expect(cronOf(timing)).toBe(cron);
  expect(timingSentence(timing)).toBe(sentence);
});

test.each([
  ['0 8 * * 1', 'Every Monday at 08:00'],
  ['0 8,16 * * 1-5', 'Monday to Friday at 08:00 and 16:00'],
  ['*/30 9-17 * * *', 'Every day every 30 minutes from 09:00 to 17:59'],
  ['15 */2 * * *', 'Every day every 2 hours at minute 15'],
  ['0 9 1,15 * *', 'On the 1st and 15th of the month at 09:00'],
  ['0 9 L 3,6 *', 'On the last day of the month in March and June at 09:00'],
  ['0 8 * * sun', 'Every Sunday at 08:00'],
  ['0 8 * * 7', 'Every Sunday at 08:00'],
  ['0 8 1 * 1', 'Cron expression 0 8 1 * 1'],
])('%s reads: %s', (cron, sentence) => {
  expect(timingSentence({ kind: 'cron', cron })).toBe(sentence);
});
