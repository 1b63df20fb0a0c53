import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { OnboardingStatus } from '../schema.ts';

export const statusQuery = queryOptions({
  queryKey: ['onboarding_state', 'status'],
  queryFn: ({ signal }) => api<OnboardingStatus>('onboarding/status', { signal }),
  // Another tab, or a colleague, may have gone on.
  refetchOnWindowFocus: 'always',
  // Everybody's first screen waits for it: one that fails twice is told at once.
  retry: 1,
  // The gate and the screen it then lets through both ask: asking anew for the second would close the gate again.
  retryOnMount: false,
});

/** Asked only of those who may manage the company: nobody else is led into the setup. */
export function useOnboardingStatus() {
  const { mode } = useSession();
  const concerned = useCan('onboarding', 'manage') && mode === 'company';
  return { concerned, ...useQuery({ ...statusQuery, enabled: concerned }) };
}
