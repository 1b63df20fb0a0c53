import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandShades, contrast } from './brand.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test.each([
  ['light', '#ffffff', '#fafaf9'],
  ['dark', '#1f1b18', '#0c0a09'],
] as const)(
  'whatever colour a company has, its buttons and links can be read in the %s theme',
  (scheme, surface, page) => {
    fc.assert(
      fc.property(colours, (colour) => {
        const shades = brandShades(colour, scheme);
        for (const ground of [surface, page, shades['accent-tint']]) {
          expect(contrast(shades.accent, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(shades.accent, shades['accent-on'])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shades['accent-hover'], surface)).toBeGreaterThanOrEqual(6.5);
        expect(contrast(shades.focus, page)).toBeGreaterThanOrEqual(3);
      }),
    );
  },
);

test('a colour that can be read as it is stays as it is', () => {
  expect(brandShades('#0a5bd3', 'light').accent).toBe('#0a5bd3');
});
