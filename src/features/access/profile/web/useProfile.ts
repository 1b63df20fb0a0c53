import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Call } from '#web/requests/api.ts';
import { sessionQuery } from '#web/session/session.tsx';
import type { Profile } from '../schema.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api<Profile>('profile', { signal }),
});

export function useProfile() {
  return useQuery(profileQuery);
}

/** Changes the account; what the rest of the frame shows of it follows. */
export function useAccount() {
  const cache = useQueryClient();
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: profileQuery.queryKey }),
      cache.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      cache.invalidateQueries({ queryKey: ['sessions'] }),
    ]);
  return {
    /** `act('password', {...})` is `POST /api/profile/password`. */
    async act<T>(path: string, body: object = {}, method: Call['method'] = 'POST'): Promise<T> {
      const answer = await api<T>(path ? `profile/${path}` : 'profile', { method, body });
      await refresh();
      return answer;
    },
    refresh,
  };
}
