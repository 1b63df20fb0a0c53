import { expect, test } from 'vitest';
import { scheduleCron, scheduledTime, scheduleText } from './schedule-text.ts';

test.each([
  ['0 8 * * 1-5', 'Every weekday at 8:00 AM'],
  ['30 14 * * 1', 'Every Monday at 2:30 PM'],
  ['0 9 1 1,4,7,10 *', 'On the first day of each quarter at 9:00 AM'],
  ['0 0 * * 7', 'Every Sunday at 12:00 AM'],
])('%s is %s', (cron, text) => {
  expect(scheduleText(cron, 'en-US')?.replace(/\u202f/g, ' ')).toBe(text);
});

test('a schedule is written as it was read, and other expressions have no sentence', () => {
  expect(scheduleCron(scheduledTime('15 6 15 * *')!)).toBe('15 6 15 * *');
  for (const cron of ['*/5 * * * *', '0 25 * * *', '0 9 * 2 *', '', null])
    expect(scheduleText(cron, 'en-US')).toBeNull();
});
