import { App } from 'antd';
import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Task } from '../schema.ts';
import type { TaskStep } from '../status.schema.ts';
import { texts as t } from './texts.ts';

interface Move {
  id: string;
  step: TaskStep;
  body?: object;
}

/** Moves a task to another status, and says so. */
export function useTaskMove() {
  const { message } = App.useApp();
  const write = useWrite<Move, Task>(
    'tasks',
    ({ id, step, body = {} }) => api(`tasks/${id}/${step}`, { method: 'POST', body }),
    ['action_plans'],
  );
  const move = (id: string, step: TaskStep, body?: object) =>
    write.mutate(
      { id, step, ...(body && { body }) },
      {
        onSuccess: () => void message.success(t.moved),
        onError: (error) => void message.error(error.message),
      },
    );
  return { move, write };
}
