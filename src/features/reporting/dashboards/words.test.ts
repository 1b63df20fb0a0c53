import { expect, test } from 'vitest';
import { dashboardWords, widgetsOf } from './catalog.ts';

test.each(['company', 'partner'] as const)('every widget of the %s has a description and an empty state', (mode) => {
  const titles = widgetsOf(mode).map((widget) => {
    const { title, about, empty, shape, figures } = dashboardWords(widget, mode);
    expect(about.length, widget).toBeGreaterThan(20);
    expect(empty.text, widget).toMatch(/\.$/);
    if (empty.label) expect(empty.to, widget).toMatch(/^\//);
    if (shape === 'strip') expect(Object.keys(figures ?? {}).length, widget).toBeGreaterThan(1);
    return title;
  });
  expect(new Set(titles).size).toBe(titles.length);
});
