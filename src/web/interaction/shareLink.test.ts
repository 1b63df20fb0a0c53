import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareLink } from './shareLink.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose share sheet ends in this way. */
function sheet(end: () => Promise<void>) {
  const share = vi.fn(end);
  vi.stubGlobal('navigator', { share });
  return share;
}
const rejected = (name: string) => async () => Promise.reject(new DOMException('', name));

test('shares the title and the address', async () => {
  const share = sheet(async () => {});
  expect(canShare()).toBe(true);
  expect(await shareLink('Offer', 'https://a.example/r/1')).toBe(true);
  expect(share).toHaveBeenCalledWith({ title: 'Offer', url: 'https://a.example/r/1' });
});

test('takes a closed sheet for an answer, and tells when none was opened', async () => {
  sheet(rejected('AbortError'));
  expect(await shareLink('Offer', 'https://a.example')).toBe(true);
  sheet(rejected('NotAllowedError'));
  expect(await shareLink('Offer', 'https://a.example')).toBe(false);
});

test('is not offered without a share sheet', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
});
