import { expect, test } from 'vitest';
import { inDrawingOrder } from './text-fonts.ts';

const drawn = (text: string): string =>
  inDrawingOrder(
    (text.match(/[\u0590-\u06ff]+|[^\u0590-\u06ff]+/g) ?? []).map((part) => ({
      text: part,
      isRightToLeft: /[\u0590-\u06ff]/.test(part),
    })),
  )
    .map(({ text: part }) => part)
    .join('|');

test('words that read from right to left change places, and the text around them does not', () => {
  expect(drawn('Signed by \u05d0\u05d1 \u05d2\u05d3 today')).toBe('Signed by |\u05d2\u05d3| |\u05d0\u05d1| today');
  expect(drawn('\u05d0 12 \u05d1 (x)')).toBe('\u05d1| 12 |\u05d0| (x)');
  expect(drawn('Only Latin')).toBe('Only Latin');
});
