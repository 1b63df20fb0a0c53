import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandCss, brandShades, colorCorrections, contrast, initialIcon } from './brand.ts';

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

test('reports the shades that replace a color that is hard to read', () => {
  expect(colorCorrections('#0a5bd3').map(({ scheme }) => scheme)).toEqual(['dark']);
  const [light] = colorCorrections('#ffe600');
  expect(light).toMatchObject({ scheme: 'light', was: expect.closeTo(1.2, 1) });
  expect(light!.now).toBeGreaterThanOrEqual(4.5);
});

test('an unknown font becomes the product’s own, never a part of the style sheet', () => {
  const css = brandCss({ primary_color: null, font: 'serif;}body{display:none}' });
  expect(css).not.toContain('display:none');
  expect(css).toContain("'Inter Variable'");
  expect(brandCss({ primary_color: null, font: '__proto__' })).toContain("'Inter Variable'");
});

test('the icon of a company without one is its first letter, escaped', () => {
  expect(decodeURIComponent(initialIcon('  <acme>', '#ffe600'))).toContain('>A</text>');
  expect(initialIcon('<>&"', null)).not.toMatch(/[<>"]/);
});
