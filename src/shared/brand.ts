import { fontFamily } from './fonts.ts';

/** The name, logo and colors of a company on its public pages. */
export interface SiteBrand {
  name: string;
  logo_url: string | null;
  /** The absolute URL, or null if the company has none. */
  website: string | null;
  /** A wide picture at the top of pages that introduce the company. */
  cover_url: string | null;
  /** The pages of the company that the footer links to. */
  privacy_url: string | null;
  imprint_url: string | null;
}

/** The look of a company apart from its name and logo. */
export interface BrandLook {
  primary_color: string | null;
  font: string;
  favicon_url: string | null;
}

/** Shades of the color a company chose, each with enough contrast for its use (WCAG 2.2). */
export interface BrandShades {
  /** Buttons and links. */
  accent: string;
  'accent-hover': string;
  'accent-tint': string;
  'accent-line': string;
  'accent-on': string;
  /** Marks, charts and focus rings, never under text. */
  vivid: string;
  focus: string;
}

/** The accent of the product in the light theme, for companies without a color. */
export const productAccent = '#c2410c';

type Rgb = readonly [number, number, number];

/** The background colors of the theme. */
const grounds = {
  light: { surface: '#ffffff', page: '#fafaf9', tint: '#ffffff', on: '#ffffff', towards: '#000000' },
  dark: { surface: '#1f1b18', page: '#0c0a09', tint: '#0c0a09', on: '#0c0a09', towards: '#ffffff' },
} as const;
const TEXT = 4.5;
const HOVER = 6.5;
const MARK = 3;

export function brandShades(color: string, scheme: 'light' | 'dark'): BrandShades {
  const { surface, page, tint, on, towards } = grounds[scheme];
  const readable = (wanted: number) =>
    untilContrast(
      color,
      towards,
      (one) => Math.min(contrast(one, surface), contrast(one, page), contrast(one, on)),
      wanted,
    );
  const mark = untilContrast(color, towards, (one) => Math.min(contrast(one, surface), contrast(one, page)), MARK);
  const ground = mixed(tint, color, scheme === 'light' ? 0.06 : 0.14);
  // Links are also shown on the tinted background, so the accent must be readable there.
  const accent = untilContrast(readable(TEXT), towards, (one) => contrast(one, ground), TEXT);
  return {
    accent,
    'accent-hover': untilContrast(accent, towards, (one) => Math.min(contrast(one, surface), contrast(one, on)), HOVER),
    'accent-tint': ground,
    'accent-line': mixed(tint, color, scheme === 'light' ? 0.28 : 0.36),
    'accent-on': on,
    vivid: mark,
    focus: mark,
  };
}

/** The shades that replace a chosen color for text and buttons; a theme without a change has no entry. */
export function colorCorrections(
  color: string,
): { scheme: 'light' | 'dark'; shade: string; was: number; now: number }[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { accent } = brandShades(color, scheme);
    const { page } = grounds[scheme];
    return accent === color ? [] : [{ scheme, shade: accent, was: contrast(color, page), now: contrast(accent, page) }];
  });
}

/** The custom properties of a brand as a style sheet, for both themes. */
export function brandCss({ primary_color, font }: Pick<BrandLook, 'primary_color' | 'font'>): string {
  const family = `--font:${fontFamily(font)}`;
  if (primary_color === null) return `:root{${family}}`;
  const declared = (scheme: 'light' | 'dark') =>
    Object.entries(brandShades(primary_color, scheme))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return `:root{${family};${declared('light')}}@media not print{:root[data-theme=dark]{${declared('dark')}}}`;
}

/** An icon for browser tabs with the first letter of the company's name, for companies that uploaded none. */
export function initialIcon(name: string, color: string | null): string {
  const [ground, on] = color ? [brandShades(color, 'light').accent, '#ffffff'] : ['#57534e', '#ffffff'];
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  const text = `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${on}">${letter}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Moves a color toward black or white, just enough to reach the contrast. */
function untilContrast(color: string, towards: string, of: (color: string) => number, wanted: number): string {
  if (of(color) >= wanted) return color;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (of(mixed(color, towards, middle)) >= wanted) high = middle;
    else low = middle;
  }
  return mixed(color, towards, high);
}

/** Mixes `share` of the second color into the first. */
function mixed(first: string, second: string, share: number): string {
  const [one, other] = [rgbOf(first), rgbOf(second)];
  return `#${one
    .map((value, index) =>
      Math.round(value + (other[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
