import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const isClientError = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Seconds after which whoever asked too often may ask again; undefined for all other failures. */
function secondsToWait(error: Error): number | undefined {
  const wait = error instanceof ApiError && error.status === 429 ? error.body.retry_after : undefined;
  return typeof wait === 'number' && wait <= 60 ? wait : undefined;
}

/** Longer than this nobody looks at a screen that says nothing: it tells what is wrong, and asks again by itself. */
const SILENTLY = 5;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      // Live events say when data changed, so a screen seen a moment ago is shown at once and not asked for again.
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => (!isClientError(error) || (secondsToWait(error) ?? 60) <= SILENTLY) && failures < 3,
      retryDelay: (attempt, error) => (secondsToWait(error) ?? Math.min(2 ** attempt, 30)) * 1_000,
      refetchInterval: ({ state: { error } }) => {
        const seconds = error ? secondsToWait(error) : undefined;
        return seconds === undefined ? false : seconds * 1_000;
      },
    },
    // Without a connection a write fails and says so. Kept back, it would be sent when nobody wants it any more.
    mutations: { networkMode: 'always' },
  },
});
