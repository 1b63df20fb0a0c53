import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiAll } from '#web/requests/api.ts';
import type { Passkey } from '../passkeys.schema.ts';

const queryKey = ['profile', 'passkeys'];

export function usePasskeys() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiAll<Passkey>('profile/passkeys', { signal }),
    // No event announces passkeys of other windows.
    staleTime: 0,
  });
  return { passkeys: query.data ?? [], refresh: () => client.invalidateQueries({ queryKey }) };
}
