/**
 * The only declaration of colors, type and sizes. `antdTheme.ts` converts them to the component library's theme, and
 * the build writes them into every page as CSS variables (`--page`, `--line-strong`, `--tag-green-dot`, ...), so that
 * even the first paint, before any script, has the right colors. This file imports nothing, because the build
 * configuration reads it too.
 */
export type Scheme = 'light' | 'dark';
export type Tone = 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet';

export const type = {
  family: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;

export const measure = {
  radius: '8px',
  'radius-control': '6px',
  sidebar: '240px',
  'sidebar-collapsed': '64px',
  header: '52px',
  content: '1440px',
  form: '640px',
  row: '44px',
  'row-compact': '36px',
} as const;

/** Below this width in pixels, lists become cards and the sidebar a drawer. */
export const narrowBelow = 768;

// The numbers are contrasts on the surface unless noted otherwise; the minimum is 4.5 for text and 3 for the edge of a
// control.
const light = {
  page: '#fafaf9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f5f5f4',
  hover: '#f7f6f5',
  line: '#e7e5e4',
  'line-strong': '#d6d3d1',
  'line-control': '#948d88', // 3.3
  text: '#1c1917', // 17.5
  'text-2': '#57534e', // 7.6
  meta: '#706a65', // 5.4; 4.9 on a hovered row
  accent: '#c2410c', // 5.2
  'accent-hover': '#9a3412', // 7.3
  'accent-tint': '#fff7ed',
  'accent-line': '#fed7aa',
  'accent-on': '#ffffff',
  vivid: '#f97316', // marks, charts and focus only: 2.8 under white
  danger: '#b91c1c', // 6.5
  'danger-hover': '#991b1b',
  focus: '#f97316',
  shadow: '0 0 0 1px rgb(28 25 23 / 6%), 0 8px 24px -4px rgb(28 25 23 / 14%), 0 2px 6px rgb(28 25 23 / 6%)',
  scrim: 'rgb(28 25 23 / 32%)',
} as const;

const dark: Record<keyof typeof light, string> = {
  page: '#0c0a09',
  surface: '#171412',
  raised: '#1f1b18',
  sunken: '#12100e',
  hover: '#1e1a17',
  line: '#2e2925',
  'line-strong': '#403a35',
  'line-control': '#746c66', // 3.5
  text: '#e7e5e4', // 14.6
  'text-2': '#a8a29e', // 7.3
  meta: '#978f89', // 5.8
  accent: '#fb923c', // 8.0
  'accent-hover': '#fdba74',
  'accent-tint': '#2a1a0e',
  'accent-line': '#5c3413',
  'accent-on': '#0c0a09', // 8.7 on the accent
  vivid: '#f97316',
  danger: '#f87171', // 6.6
  'danger-hover': '#fca5a5',
  focus: '#fb923c',
  shadow: '0 0 0 1px rgb(255 255 255 / 8%), 0 12px 32px -4px rgb(0 0 0 / 60%)',
  scrim: 'rgb(0 0 0 / 56%)',
};

export const palette: Record<Scheme, Record<keyof typeof light, string>> = { light, dark };

/** Status colors: a muted background, a dot with the hue, and a word for the meaning. */
export const tones: Record<Scheme, Record<Tone, { dot: string; ground: string; word: string }>> = {
  light: {
    gray: { dot: '#8a837d', ground: '#f3f2f1', word: '#4b4642' },
    blue: { dot: '#3b76d9', ground: '#eef3fb', word: '#27508f' },
    amber: { dot: '#d08700', ground: '#fbf4e2', word: '#7a4d06' },
    green: { dot: '#2f9e5b', ground: '#ebf6ef', word: '#1f6640' },
    red: { dot: '#d64545', ground: '#fcefee', word: '#9a2c2c' },
    violet: { dot: '#8b5cd6', ground: '#f4effb', word: '#5f3a9c' },
  },
  dark: {
    gray: { dot: '#8f8781', ground: '#26221f', word: '#c9c4bf' },
    blue: { dot: '#6ea0f2', ground: '#17212f', word: '#a9c6f7' },
    amber: { dot: '#e0a63a', ground: '#2b2210', word: '#ecc67d' },
    green: { dot: '#4cb67a', ground: '#13261b', word: '#95d6b0' },
    red: { dot: '#ef7272', ground: '#2e1817', word: '#f3a9a6' },
    violet: { dot: '#ab86ec', ground: '#231a30', word: '#cdb6f5' },
  },
};

/**
 * The series colors of charts, in order; each has a contrast of at least 3:1 on its surface and is distinguishable for
 * color-blind people.
 */
export const series: Record<Scheme, string[]> = {
  light: ['#ea6a0c', '#3b6fb6', '#2f8f6b', '#8b5cd6', '#a8801c', '#c2476a', '#57534e', '#1f8a99'],
  dark: ['#fb923c', '#6ea0f2', '#4cb68a', '#ab86ec', '#d9b14a', '#ec7f9c', '#a8a29e', '#4fbccb'],
};

/** The eleven backgrounds of the initials avatar; white text reaches 4.5:1 on each. */
export const avatarColors = [
  '#b45309',
  '#c2410c',
  '#b91c1c',
  '#be185d',
  '#a21caf',
  '#7e22ce',
  '#4338ca',
  '#1d4ed8',
  '#0e7490',
  '#0f766e',
  '#3f6212',
] as const;

function declarations(scheme: Scheme): string {
  const plain = Object.entries(palette[scheme]).map(([name, value]) => `--${name}:${value}`);
  const tags = Object.entries(tones[scheme]).flatMap(([name, tone]) => [
    `--tag-${name}-dot:${tone.dot}`,
    `--tag-${name}-ground:${tone.ground}`,
    `--tag-${name}-word:${tone.word}`,
  ]);
  const lines = series[scheme].map((color, index) => `--series-${index}:${color}`);
  return [...plain, ...tags, ...lines, `color-scheme:${scheme}`].join(';');
}

/** The style sheet in the head of every page. `boot.js` sets `data-theme` before the first paint. */
export function themeCss(): string {
  const constant = [
    `--font:${type.family}`,
    `--mono:${type.mono}`,
    ...Object.entries(measure).map(([name, value]) => `--${name}:${value}`),
  ].join(';');
  return [
    `:root{${constant};${declarations('light')}}`,
    // Paper is white, and browsers do not print backgrounds.
    `@media not print{:root[data-theme=dark]{${declarations('dark')}}}`,
    'html{background:var(--page);color:var(--text)}',
  ].join('\n');
}
