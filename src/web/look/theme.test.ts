import { expect, test } from 'vitest';
import { avatarColors, palette, type Scheme, series, tones } from './theme.ts';

/** The contrast ratio as defined by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const schemes: Scheme[] = ['light', 'dark'];
const grounds = ['page', 'surface', 'raised', 'sunken', 'hover', 'accent-tint'] as const;

test.each(schemes)('text colors are readable on every %s background', (scheme) => {
  const c = palette[scheme];
  const poor = grounds.flatMap((ground) =>
    (['text', 'text-2', 'meta', 'accent', 'accent-hover', 'danger'] as const)
      .filter((text) => contrast(c[text], c[ground]) < 4.5)
      .map((text) => `${text} on ${ground}: ${contrast(c[text], c[ground]).toFixed(2)}`),
  );
  expect(poor).toEqual([]);
});

test.each(schemes)('labels of a %s button are readable, also on hover', (scheme) => {
  const c = palette[scheme];
  for (const ground of [c.accent, c['accent-hover'], c.danger]) {
    expect(contrast(c['accent-on'], ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(schemes)('borders of a %s control and the focus ring are visible', (scheme) => {
  const c = palette[scheme];
  expect(contrast(c['line-control'], c.surface)).toBeGreaterThanOrEqual(3);
  expect(contrast(c['line-control'], c.page)).toBeGreaterThanOrEqual(3);
});

test.each(schemes)('a %s status and its dot are readable', (scheme) => {
  for (const { word, ground, dot } of Object.values(tones[scheme])) {
    expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dot, ground)).toBeGreaterThanOrEqual(2.2);
  }
});

test.each(schemes)('series of a %s chart are visible on the surface', (scheme) => {
  for (const color of series[scheme]) expect(contrast(color, palette[scheme].surface)).toBeGreaterThanOrEqual(3);
});

test('white initials are readable on every avatar color', () => {
  for (const color of avatarColors) expect(contrast('#ffffff', color)).toBeGreaterThanOrEqual(4.5);
});
