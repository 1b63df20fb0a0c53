import { expect, test } from 'vitest';
import { regionOf } from './locale.ts';

test('derives the date format from the browser’s language', () => {
  expect(['en-US', 'en', 'es-US', '', 'en-CA', 'fr-CA', 'en-GB', 'de', 'de-DE', 'zh-Hant-TW'].map(regionOf)).toEqual([
    ...['en', 'en', 'en', 'en', 'en-ca', 'en-ca'],
    ...['en-gb', 'en-gb', 'en-gb', 'en-gb'],
  ]);
});
