import { App } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Task } from '../schema.ts';
import { type TaskStep, taskSteps } from '../steps.schema.ts';

/** Takes a step of one of many tasks, and says so. */
export function useTaskMove() {
  const { message } = App.useApp();
  const write = useWrite<{ id: string; step: TaskStep }, Task>(
    'tasks',
    ({ id, step }) => api(`tasks/${id}/${step}`, { method: 'POST', body: {} }),
    ['action_plans'],
  );
  return (id: string, step: TaskStep) =>
    write.mutate(
      { id, step },
      {
        onSuccess: () => void message.success(taskSteps.steps[step].done),
        onError: (error) => void message.error(error.message),
      },
    );
}
