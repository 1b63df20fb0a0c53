import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { sessionQuery } from '#web/session/session.tsx';
import type { ProgramModule } from '../../schema.ts';

/** The modules of the company's program, and what adds and removes one. */
export function useModules() {
  const client = useQueryClient();
  const modules = useQuery({
    queryKey: ['program_modules'],
    queryFn: ({ signal }) => apiRows<ProgramModule>('program_modules', { signal }),
  });
  const choose = useWrite<{ key: string; choice: 'add' | 'remove' }, unknown>('program_modules', ({ key, choice }) =>
    api(`program_modules/${key}/${choice}`, { method: 'POST', body: {} }),
  );
  return {
    modules,
    choose: async (key: string, choice: 'add' | 'remove') => {
      await choose.mutateAsync({ key, choice });
      // Menus, tabs and settings follow the session.
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    pending: choose.isPending ? choose.variables.key : undefined,
  };
}
