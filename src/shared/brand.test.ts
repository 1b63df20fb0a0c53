import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandShades, contrast } from './brand.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('computes a contrast of 21 to 1 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test.each([
  ['light', '#ffffff', '#fafaf9'],
  ['dark', '#1f1b18', '#0c0a09'],
] as const)('makes buttons and links readable with any company color in the %s theme', (scheme, surface, page) => {
  fc.assert(
    fc.property(colors, (color) => {
      const shades = brandShades(color, scheme);
      for (const ground of [surface, page, shades['accent-tint']]) {
        expect(contrast(shades.accent, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(shades.accent, shades['accent-on'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades['accent-hover'], surface)).toBeGreaterThanOrEqual(6.5);
      expect(contrast(shades.focus, page)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('keeps a readable color', () => {
  expect(brandShades('#0a5bd3', 'light').accent).toBe('#0a5bd3');
});
