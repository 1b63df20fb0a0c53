import { beforeEach, expect, test, vi } from 'vitest';

const hears: Record<string, () => void> = {};

async function opened() {
  vi.resetModules();
  const use = vi.fn();
  const activity = await import('./activity.ts');
  activity.watchInput(use);
  return { ...activity, use };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    addEventListener: (name: string, hear: () => void) => {
      hears[name] = hear;
    },
  });
  return () => vi.useRealTimers();
});

test('requests are the person’s for a minute after their last input, then those of the page', async () => {
  const { backgroundHeader } = await opened();
  vi.advanceTimersByTime(59_000);
  expect(backgroundHeader()).toEqual({});
  vi.advanceTimersByTime(2_000);
  expect(backgroundHeader()).toEqual({ 'x-tandem-background': '1' });
  hears.keydown!();
  expect(backgroundHeader()).toEqual({});
});

test('a person who works without causing requests sends one a minute', async () => {
  const { noteUse, use } = await opened();
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(1_000);
    hears.keydown!();
  }
  expect(use).toHaveBeenCalledTimes(2);
  noteUse();
  vi.advanceTimersByTime(59_000);
  hears.pointerdown!();
  expect(use).toHaveBeenCalledTimes(2);
});

test('reads of an unattended page do not count as work', async () => {
  const { noteUse, use } = await opened();
  for (let minute = 0; minute < 30; minute += 1) {
    vi.advanceTimersByTime(60_000);
    noteUse();
  }
  expect(use).not.toHaveBeenCalled();
  hears.wheel!();
  expect(use).toHaveBeenCalledOnce();
});
