import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const isClientError = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The seconds until another request is allowed after too many; undefined for all other failures. */
function secondsToWait(error: Error): number | undefined {
  const wait = error instanceof ApiError && error.status === 429 ? error.body.retry_after : undefined;
  return typeof wait === 'number' && wait <= 60 ? wait : undefined;
}

/** A longer wait is shown as an error instead of a loading screen; the query is sent again when it is over. */
const SILENTLY = 5;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      // Live events report changes, so recent data is shown at once and not fetched again.
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => (!isClientError(error) || (secondsToWait(error) ?? 60) <= SILENTLY) && failures < 3,
      retryDelay: (attempt, error) => (secondsToWait(error) ?? Math.min(2 ** attempt, 30)) * 1_000,
      refetchInterval: ({ state: { error } }) => {
        const seconds = error ? secondsToWait(error) : undefined;
        return seconds === undefined ? false : seconds * 1_000;
      },
    },
    // A write without a connection fails and reports that. A paused write would be sent later, when it is no longer
    // wanted.
    mutations: { networkMode: 'always' },
  },
});
