import { expect, test } from 'vitest';
import { regionLocales } from '../places/regions.ts';
import { addDays } from './dates.ts';
import { readTime, readWritten, readWrittenMonth } from './written-dates.ts';

const us = { today: '2026-11-29', locale: 'en-US' };

test.each([
  ['Mar 31, 2027', { day: '2027-03-31' }],
  ['31 March 2027', { day: '2027-03-31' }],
  ['March 31st, 2027', { day: '2027-03-31' }],
  ['31-Mar-2027', { day: '2027-03-31' }],
  ['Wed, 31 Mar 2027', { day: '2027-03-31' }],
  ['3/31/2027', { day: '2027-03-31' }],
  ['3/31/27', { day: '2027-03-31' }],
  ['31.03.2027', { day: '2027-03-31' }],
  ['31.3.', { day: '2027-03-31' }],
  ['2027-3-31', { day: '2027-03-31' }],
  ['Sept 3', { day: '2027-09-03' }],
  ['30 november', { day: '2026-11-30' }],
  ['today', { day: '2026-11-29' }],
  ['2026-12-10 10:00', { day: '2026-12-10', time: '10:00' }],
  ['2026-12-10T10:00:00', { day: '2026-12-10', time: '10:00' }],
  ['Dec 10, 2026, 2:05 PM', { day: '2026-12-10', time: '14:05' }],
  ['Dec 10, 2026 at 2:05 p.m.', { day: '2026-12-10', time: '14:05' }],
  ['10 Dec 2026, 14:05', { day: '2026-12-10', time: '14:05' }],
  ['10 December 10am', { day: '2026-12-10', time: '10:00' }],
  ['tomorrow at 9', { day: '2026-11-30', time: '09:00' }],
  ['noon', { time: '12:00' }],
])('reads %s', (text, written) => {
  expect(readWritten(text, us)).toEqual(written);
});

test.each([
  ['3/4/2027', 'en-US', { day: '2027-03-04' }],
  ['3/4/2027', 'en-GB', { day: '2027-04-03' }],
  ['3/4/2027', 'en-CA', { choices: ['2027-03-04', '2027-04-03'] }],
  ['31/3/2027', 'en-CA', { day: '2027-03-31' }],
  ['3.4.2027', 'en-US', { day: '2027-04-03' }],
])('reads %s in %s', (text, locale, written) => {
  expect(readWritten(text, { ...us, locale })).toEqual(written);
});

test.each(['2026-02-30', 'Feb 30, 2027', '31.13.2027', '12', 'soon', '2026-12-10 25:00', '2026-12-10 x 10:00'])(
  'does not read %s',
  (text) => {
    expect(readWritten(text, us)).toBeUndefined();
  },
);

test('reads days without a year as past ones where the input accepts no later ones', () => {
  expect(readWritten('31 March', { ...us, isPast: true })).toEqual({ day: '2026-03-31' });
  expect(readWritten('12/24', { ...us, isPast: true })).toEqual({ day: '2025-12-24' });
});

test.each([
  ['10am', '10:00'],
  ['12 am', '00:00'],
  ['2:05 p.m.', '14:05'],
  ['14.05', '14:05'],
  ['9', '09:00'],
  ['13pm', undefined],
  ['24:00', undefined],
])('reads the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  ['March 2027', '2027-03-01'],
  ['mar 2027', '2027-03-01'],
  ['3/2027', '2027-03-01'],
  ['2027-03', '2027-03-01'],
  ['november', '2026-11-01'],
  ['next month', '2026-12-01'],
  ['Mar 31, 2027', '2027-03-01'],
  ['spring', undefined],
])('reads the month %s', (text, day) => {
  expect(readWrittenMonth(text, us)).toBe(day);
});

test('every date and time is understood as itself where it is displayed', () => {
  const styles = ['full', 'long', 'medium', 'short'] as const;
  for (const locale of Object.values(regionLocales))
    for (let step = 0; step < 900; step += 1) {
      const day = addDays('2025-12-28', step);
      const time = `${String(step % 24).padStart(2, '0')}:${String((step * 7) % 60).padStart(2, '0')}`;
      const at = new Date(`${day}T${time}:00Z`);
      for (const dateStyle of styles) {
        // The short form of the United Kingdom and the United States leaves out the century.
        const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(at);
        expect(readWritten(text, { ...us, locale }), text).toEqual({ day });
        const both = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(at);
        expect(readWritten(both, { ...us, locale }), both).toEqual({ day, time });
      }
    }
});
