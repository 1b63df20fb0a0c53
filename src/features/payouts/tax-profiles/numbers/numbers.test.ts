import { expect, test } from 'vitest';
import { usNumberKind } from './us.ts';
import { compactVatNumber, euCountries, isVatNumber, vatCountries } from './vat.ts';

/** Numbers that are published as examples, or belong to large firms. */
const right: Record<string, readonly string[]> = {
  AT: ['ATU13585627', 'U 135 856 27'],
  BE: ['BE 0428.759.497', '0403170701'],
  BG: ['BG 175 074 752', '7523169263', '8032056031'],
  CH: ['CHE-107.787.577 IVA', 'CHE107787577'],
  CY: ['CY-10259033P'],
  CZ: ['CZ 25123891', '7103192745', '640903926'],
  DE: ['DE 136,695 976', 'DE136695976'],
  DK: ['DK 13585628'],
  EE: ['EE 100 931 558'],
  ES: ['ES B-58378431', '54362315K', 'X2482300W', 'J99216582', 'B64717838'],
  FI: ['FI 20774740'],
  FR: ['FR 40 303 265 045', '23334175221', 'K7399859412', '4Z123456782'],
  // Northern Ireland has a prefix of its own.
  GB: ['GB 980 7806 84', 'XI 980 7806 84'],
  GR: ['EL 094259216', '023456780'],
  HR: ['HR 33392005961'],
  HU: ['HU-12892312'],
  IE: ['IE 6433435F', '6433435OA', '8D79739I'],
  IM: ['GB 980 7806 84'],
  IT: ['IT 00743110157'],
  LT: ['LT 119511515', '100001919017'],
  LU: ['LU 150 274 42'],
  LV: ['LV 4000 3521 600', '161175-19997'],
  MC: ['FR 40 303 265 045'],
  MT: ['MT 1167-9112'],
  NL: ['NL4495445B01'.replace('NL', 'NL00'), '004495445B01', '002455799B11'],
  NO: ['NO 995 525 828 MVA', '995525828'],
  PL: ['PL 8567346215'],
  PT: ['PT 501 964 843'],
  RO: ['RO 18547290'],
  SE: ['SE 123456789701'],
  SI: ['SI 5022 3054'],
  SK: ['SK 202 274 96 19'],
};

test.each(Object.entries(right))('accepts published VAT numbers of %s', (country, numbers) => {
  for (const number of numbers) expect([number, isVatNumber(country, number)]).toEqual([number, true]);
});

test('knows all member states of the European Union, three more countries, and two territories in their VAT areas', () => {
  expect(euCountries).toHaveLength(27);
  expect(Object.keys(right).sort()).toEqual(vatCountries);
});

test('rejects almost every number with one wrong digit', () => {
  const passed: string[] = [];
  let tried = 0;
  for (const [country, numbers] of Object.entries(right)) {
    const number = compactVatNumber(country, numbers[0]!);
    for (let at = 2; at < number.length; at += 1) {
      if (!/\d/.test(number[at]!)) continue;
      for (let digit = 0; digit < 10; digit += 1) {
        const forged = number.slice(0, at) + digit + number.slice(at + 1);
        if (forged === number) continue;
        tried += 1;
        if (isVatNumber(country, forged)) passed.push(forged);
      }
    }
  }
  expect(tried).toBeGreaterThan(2000);
  expect(passed.length / tried).toBeLessThan(0.03);
});

test('rejects numbers of other countries, letters of other scripts and long texts', () => {
  expect(isVatNumber('DE', 'ATU13585627')).toBe(false);
  expect(isVatNumber('US', '123456789')).toBe(false);
  expect(isVatNumber('GB', 'XI980780685')).toBe(false);
  expect(isVatNumber('FR', 'XI980780684')).toBe(false);
  expect(isVatNumber('MC', 'MC40303265045')).toBe(false);
  expect(isVatNumber('DE', '１３６６９５９７６')).toBe(false);
  expect(isVatNumber('DE', `DE${' '.repeat(40)}136695976`)).toBe(false);
  expect(isVatNumber('DE', '')).toBe(false);
});

test('tells US numbers of people and firms apart', () => {
  expect(usNumberKind('individual', '536-90-4399')).toBe('ssn');
  expect(usNumberKind('individual', '912-90-3456')).toBe('itin');
  expect(usNumberKind('company', '91-1144442')).toBe('ein');
  for (const wrong of [
    '666-12-3456',
    '000-12-3456',
    '123-00-4567',
    '123-45-0000',
    '912-93-3456',
    '111111111',
    '12345678',
  ])
    expect([wrong, usNumberKind('individual', wrong)]).toEqual([wrong, null]);
  expect(usNumberKind('company', '07-1144442')).toBeNull();
});
