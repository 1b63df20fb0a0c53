import { describe, expect, it } from 'vitest';
import { antdTheme } from '../look/antdTheme.ts';
import { libraryStyle, styles } from './libraryStyles.ts';

const themes = {
  'in the dark': antdTheme('dark'),
  'with the color of a company': antdTheme('light', { primary_color: '#0b5fff', font: 'serif' }),
  'with it in the dark': antdTheme('dark', { primary_color: '#0b5fff', font: 'serif' }),
};
const shown = Object.keys(styles).filter((name) => styles[name]!.length > 0);

describe('what the library would write is the same for everybody, whose colors are variables', () => {
  it.each(['Shared', ...shown])('%s', (name) => {
    const css = libraryStyle(name);
    expect(css).toMatch(/^[^{}]+\{/);
    for (const [who, theme] of Object.entries(themes)) expect(libraryStyle(name, theme), who).toBe(css);
  });
});
