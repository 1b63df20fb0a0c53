import { expect, test } from 'vitest';
import { countryCode, countryCodes, isCountryCode } from './countries.ts';

test.each([
  ['Germany', 'DE'],
  [' germany ', 'DE'],
  ['DE', 'DE'],
  ['deu', 'DE'],
  ['Deutschland', 'DE'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['Great Britain', 'GB'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States of America', 'US'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['España', 'ES'],
  ['Espana', 'ES'],
  ['Österreich', 'AT'],
  ['日本', 'JP'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Lucia', 'LC'],
  ['Turkey', 'TR'],
  ["Cote d'Ivoire", 'CI'],
  ['Ivory Coast', 'CI'],
  ['South Korea', 'KR'],
  ['Philipines', 'PH'],
])('%j is %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test.each(['', ' ', 'Atlantis', 'XX', 'EU', 'constructor', 'Berlin, Germany'])('%j is no country', (text) => {
  expect(countryCode(text)).toBeUndefined();
});

test('knows every country by code, English name and alpha-3 code', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  expect(countryCodes.filter((code) => countryCode(code) !== code)).toEqual([]);
  expect(countryCodes.filter((code) => countryCode(names.of(code)!) !== code)).toEqual([]);
  expect(['AUT', 'CHE', 'ZAF', 'GBR', 'ZWE', 'AND'].map(countryCode)).toEqual(['AT', 'CH', 'ZA', 'GB', 'ZW', 'AD']);
});

test('accepts assigned codes only', () => {
  expect(['DE', 'de', 'UK', 'XX', 'DEU'].map(isCountryCode)).toEqual([true, false, false, false, false]);
});
