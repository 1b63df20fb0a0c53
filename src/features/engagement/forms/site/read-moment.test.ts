import { expect, test } from 'vitest';
import { loadRelativeDays, readMoment } from './read-moment.ts';

const day = { isDay: true, today: '2026-11-29', locale: 'en-US' };

test('a public form understands days as people write them', async () => {
  await loadRelativeDays();
  for (const [text, value] of [
    ['3/31/2027', '2027-03-31'],
    ['31.03.2027', '2027-03-31'],
    ['31 March 2027', '2027-03-31'],
    ['Mar 31, 2027', '2027-03-31'],
    ['2027-03-31', '2027-03-31'],
    ['next friday', '2026-12-04'],
    ['tomorrow', '2026-11-30'],
  ] as const) {
    expect(readMoment(text, day), text).toEqual({ value });
  }
});

test('a text that is understood in part or in two ways is no answer', () => {
  expect(readMoment('2027-03-31 10:00', day)).toEqual({});
  expect(readMoment('some day in March', day)).toEqual({});
  expect(readMoment('3/4/2027', { ...day, locale: 'fr' })).toEqual({ choices: ['2027-03-04', '2027-04-03'] });
  expect(readMoment('3/4/2027', { ...day, locale: 'en-GB' })).toEqual({ value: '2027-04-03' });
});

test('a day and time are those of the reader, and a day alone is not enough', () => {
  const moment = { ...day, isDay: false };
  expect(readMoment('Mar 31, 2027 2:05 PM', moment)).toEqual({ value: new Date('2027-03-31T14:05').toISOString() });
  expect(readMoment('Mar 31, 2027', moment)).toEqual({});
});
