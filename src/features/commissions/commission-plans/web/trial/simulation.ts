import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { PlanDefinition } from '../../schema.ts';
import type { SampleDeal, Trial } from '../../trial.schema.ts';

/** The engine's result for a deal under this definition, requested again shortly after either changes. */
export function useSimulation(version_id: string, definition: PlanDefinition, deal: SampleDeal, enabled = true) {
  const request = useDebounced(JSON.stringify({ definition, deal }), 400);
  return useQuery({
    queryKey: ['simulation', version_id, request],
    queryFn: ({ signal }) =>
      api<Trial>(`plan_versions/${version_id}/simulate`, {
        method: 'POST',
        body: JSON.parse(request),
        asks: true,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    enabled,
  });
}
