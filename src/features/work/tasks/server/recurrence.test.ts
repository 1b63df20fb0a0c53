import { expect, test } from 'vitest';
import { nextRecurrenceDay } from './recurrence.ts';

/** The days of a rule after its start, up to `most`. */
function daysOf(rule: string, starts_on: string, most = 4): string[] {
  const days: string[] = [];
  for (
    let day = nextRecurrenceDay(rule, starts_on, starts_on);
    day && days.length < most;
    day = nextRecurrenceDay(rule, starts_on, day)
  )
    days.push(day);
  return days;
}

test.each([
  ['FREQ=DAILY;INTERVAL=10', '2026-01-25', ['2026-02-04', '2026-02-14', '2026-02-24', '2026-03-06']],
  ['FREQ=WEEKLY', '2026-12-28', ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', '2026-03-03', ['2026-03-05', '2026-03-17', '2026-03-19', '2026-03-31']],
  ['FREQ=MONTHLY', '2026-01-31', ['2026-03-31', '2026-05-31', '2026-07-31', '2026-08-31']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['FREQ=MONTHLY;BYDAY=2TU', '2026-03-10', ['2026-04-14', '2026-05-12', '2026-06-09', '2026-07-14']],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-02-13', ['2026-03-13', '2026-11-13', '2027-08-13', '2028-10-13']],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    '2026-01-30',
    ['2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29'],
  ],
  ['FREQ=YEARLY', '2024-02-29', ['2028-02-29', '2032-02-29', '2036-02-29', '2040-02-29']],
  ['FREQ=YEARLY;BYMONTH=3,9;BYDAY=1MO', '2026-03-02', ['2026-09-07', '2027-03-01', '2027-09-06', '2028-03-06']],
  ['FREQ=YEARLY;BYDAY=-1FR', '2026-12-25', ['2027-12-31', '2028-12-29', '2029-12-28', '2030-12-27']],
])('%s from %s', (rule, starts_on, days) => {
  expect(daysOf(rule, starts_on)).toEqual(days);
});

test('the first day of the week decides which week is the second one', () => {
  expect(daysOf('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '1997-08-05', 3)).toEqual([
    '1997-08-10',
    '1997-08-19',
    '1997-08-24',
  ]);
  expect(daysOf('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '1997-08-05', 3)).toEqual([
    '1997-08-17',
    '1997-08-19',
    '1997-08-31',
  ]);
});

test('a count includes the first day, and the last possible day belongs to the series', () => {
  expect(daysOf('FREQ=DAILY;COUNT=3', '2026-03-30')).toEqual(['2026-03-31', '2026-04-01']);
  expect(daysOf('FREQ=DAILY;UNTIL=20260401', '2026-03-30')).toEqual(['2026-03-31', '2026-04-01']);
  expect(daysOf('FREQ=DAILY;UNTIL=20260401T120000Z', '2026-03-30')).toEqual(['2026-03-31', '2026-04-01']);
});

test('a series that began long ago goes on in its own rhythm', () => {
  expect(nextRecurrenceDay('FREQ=DAILY;INTERVAL=7', '1996-01-01', '2026-03-02')).toBe('2026-03-09');
  expect(nextRecurrenceDay('FREQ=MONTHLY;COUNT=1000', '1996-01-15', '2026-03-02')).toBe('2026-03-15');
});
