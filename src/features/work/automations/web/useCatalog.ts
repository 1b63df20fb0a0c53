import { useQuery } from '@tanstack/react-query';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { AutomationSettings, Catalog } from '../schema.ts';

/** The records, events, steps and recipes that flows can use. */
export function useCatalog() {
  return useQuery({
    queryKey: ['automations', 'catalog'],
    queryFn: ({ signal }) => api<Catalog>('automations/catalog', { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The fields that conditions about a kind of record can ask. */
export function useFacts(table: string | null | undefined) {
  return useQuery({
    queryKey: ['automations', 'facts', table],
    queryFn: async ({ signal }) =>
      (await api<{ facts: FieldSpec[] }>('automations/facts', { query: { table: table! }, signal })).facts,
    enabled: !!table,
    staleTime: 60_000,
  });
}

export function useSettings() {
  return useQuery({
    queryKey: ['automations', 'settings'],
    queryFn: ({ signal }) => api<AutomationSettings>('automations/settings', { signal }),
  });
}

export function useChangeSettings() {
  return useWrite<Partial<AutomationSettings>, AutomationSettings>(
    'automations',
    (body) => api<AutomationSettings>('automations/settings', { method: 'PATCH', body }),
    ['automation_runs'],
  );
}
