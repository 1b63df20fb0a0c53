import { expect, test } from 'vitest';
import { bytesText } from './words.ts';

test('formats bytes in the largest fitting unit', () => {
  expect([0, 512, 1024, 1_572_864, 5 * 1024 ** 3].map(bytesText)).toEqual(['0 B', '512 B', '1 kB', '1.5 MB', '5 GB']);
});
