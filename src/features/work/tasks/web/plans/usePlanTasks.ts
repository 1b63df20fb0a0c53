import { useList } from '#web/resource/data/useResource.ts';
import type { Task } from '../../schema.ts';

/** The steps of a plan in their order. */
export function usePlanTasks(plan_id: string) {
  return useList<Task>('tasks', {
    filters: [
      { field: 'plan_id', operator: 'eq', values: [plan_id] },
      { field: 'status', operator: 'ne', values: ['canceled'] },
    ],
    sort: [{ field: 'due_on', descending: false }],
    start: 0,
    end: 500,
  });
}
