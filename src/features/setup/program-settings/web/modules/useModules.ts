import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProgramShape } from '#shared/program/shapes.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { sessionQuery } from '#web/session/session.tsx';
import type { ProgramModules } from '../../schema.ts';

/** The shapes and modules of the company's program. */
export const useModules = () =>
  useQuery({
    queryKey: ['program_modules'],
    queryFn: ({ signal }) => api<ProgramModules>('program_modules', { signal }),
  });

/** Changes shapes and modules; menus, tabs and settings follow with the session. */
export function useModuleChanges() {
  const client = useQueryClient();
  const choose = useWrite<{ key: string; choice: 'add' | 'remove' }, ProgramModules>(
    'program_modules',
    ({ key, choice }) => api(`program_modules/${key}/${choice}`, { method: 'POST', body: {} }),
  );
  const shape = useWrite<ProgramShape[], ProgramModules>(
    'program_modules',
    (chosen) => api('program_modules', { method: 'PUT', body: { shape: chosen } }),
    ['program_templates'],
  );
  const followed = async (change: Promise<unknown>) => {
    await change;
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return {
    choose: (key: string, choice: 'add' | 'remove') => followed(choose.mutateAsync({ key, choice })),
    chooseShape: (chosen: ProgramShape[]) => followed(shape.mutateAsync(chosen)),
    pending: choose.isPending ? choose.variables.key : undefined,
    isSaving: shape.isPending,
  };
}
