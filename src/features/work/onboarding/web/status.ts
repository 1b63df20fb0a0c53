import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { OnboardingStatus } from '../schema.ts';

export const statusQuery = queryOptions({
  queryKey: ['onboarding_state', 'status'],
  queryFn: ({ signal }) => api<OnboardingStatus>('onboarding/status', { signal }),
  // Another tab or team member may have moved on.
  refetchOnWindowFocus: 'always',
  // The first screen waits for it, so it fails fast.
  retry: 1,
  // The gate and the screen behind it both request it; a second request would close the gate again.
  retryOnMount: false,
});

/** Requested only for people who can manage the company or the partner; others never see the setup. */
export function useOnboardingStatus() {
  const concerned = useCan('onboarding', 'manage');
  return { concerned, ...useQuery({ ...statusQuery, enabled: concerned }) };
}
