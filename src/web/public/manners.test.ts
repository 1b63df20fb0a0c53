import { expect, test } from 'vitest';
import { regionOf } from './manners.ts';

test('a browser’s language tells how its owner writes dates', () => {
  expect(['en-US', 'en', 'es-US', '', 'en-CA', 'fr-CA', 'en-GB', 'de', 'de-DE', 'zh-Hant-TW'].map(regionOf)).toEqual([
    ...['en', 'en', 'en', 'en', 'en-ca', 'en-ca'],
    ...['en-gb', 'en-gb', 'en-gb', 'en-gb'],
  ]);
});
