import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const isClientError = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      // Live events say when data changed, so a screen seen a moment ago is shown at once and not asked for again.
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => !isClientError(error) && failures < 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
    // Without a connection a write fails and says so. Kept back, it would be sent when nobody wants it any more.
    mutations: { networkMode: 'always' },
  },
});
