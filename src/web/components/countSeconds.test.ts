import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countSeconds } from './countSeconds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('counts seconds, and stands still while the pointer rests on the place', () => {
  const place = new EventTarget();
  const tick = vi.fn();
  const stop = countSeconds(place, tick);
  vi.advanceTimersByTime(2_400);
  expect(tick).toHaveBeenCalledTimes(2);
  place.dispatchEvent(new Event('mouseenter'));
  vi.advanceTimersByTime(60_000);
  expect(tick).toHaveBeenCalledTimes(2);
  place.dispatchEvent(new Event('mouseleave'));
  vi.advanceTimersByTime(599);
  expect(tick).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(tick).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(tick).toHaveBeenCalledTimes(3);
});
