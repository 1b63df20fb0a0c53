import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('releases a downloaded file after a minute', () => {
  vi.useFakeTimers();
  const click = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('partners.csv', new Blob(['Name']));
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoke).toHaveBeenCalledOnce();
});
