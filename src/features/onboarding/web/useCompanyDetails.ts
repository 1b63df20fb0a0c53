import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { sessionQuery } from '#web/session.tsx';
import type { CompanyDetails, CompanyDetailsUpdate } from '../schema.ts';

const queryKey = ['organizations', 'details'];

export function useCompanyDetails() {
  const client = useQueryClient();
  const details = useQuery({
    queryKey,
    queryFn: ({ signal }) => api<CompanyDetails>('onboarding/company', { signal }),
  });
  const save = async (changes: CompanyDetailsUpdate) => {
    client.setQueryData(queryKey, await api<CompanyDetails>('onboarding/company', { method: 'PATCH', body: changes }));
    // The frame shows the name and the logo.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return { details, save };
}
