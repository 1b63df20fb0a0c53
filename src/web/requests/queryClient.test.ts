import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api.ts';
import { NoConnection } from './connection.ts';
import { queryClient } from './queryClient.ts';

const { retry, retryDelay, refetchInterval, gcTime } = queryClient.getDefaultOptions().queries!;
const retries = retry as (failures: number, error: Error) => boolean;
const delay = retryDelay as (attempt: number, error: Error) => number;
const again = refetchInterval as unknown as (query: { state: { error: Error | null } }) => number | false;

test('retries a failed query after one second, doubling up to thirty', () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt, new Error()));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('does not retry rejected queries', () => {
  expect(retries(0, new ApiError(404, {}))).toBe(false);
  expect(retries(0, new ApiError(409, {}))).toBe(false);
  expect(retries(0, new ApiError(503, {}))).toBe(true);
  expect(retries(0, new TypeError('fetch failed'))).toBe(true);
});

test('retries a throttled query when the server says, if soon', () => {
  const tooOften = (retry_after?: number) => new ApiError(429, { retry_after });
  expect(retries(0, tooOften(4))).toBe(true);
  expect(delay(0, tooOften(4))).toBe(4_000);
  expect(retries(3, tooOften(4))).toBe(false);
  // A long wait is shown as an error, and the query is sent again when it is over.
  expect(retries(0, tooOften(40))).toBe(false);
  expect(again({ state: { error: tooOften(40) } })).toBe(40_000);
  expect(retries(0, tooOften(3_600))).toBe(false);
  for (const error of [tooOften(3_600), tooOften(), new ApiError(404, {}), null])
    expect(again({ state: { error } })).toBe(false);
});

test('fails a write at once without a connection', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn().mockRejectedValue(new NoConnection(new TypeError('Failed to fetch')));
  const write = queryClient.getMutationCache().build(queryClient, { mutationFn: send });
  await expect(write.execute(undefined)).rejects.toThrow('Tandem cannot be reached.');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(send).toHaveBeenCalledOnce();
});

test('caches responses for five minutes', () => {
  expect(gcTime).toBe(300_000);
});
