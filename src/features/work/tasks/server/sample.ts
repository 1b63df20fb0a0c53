import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { ActionPlanCreate, TaskTemplateCreate } from '../schema.ts';
import { addTask, type NewTask } from './add.ts';
import { addTaskFile } from './files.ts';
import { actionPlans, taskTemplates } from './plans/resource.ts';
import { taskComments } from './resource.ts';

/** A task shared with a partner. */
export async function sampleTask(call: Call, overrides: Partial<NewTask> = {}): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  return addTask(call, {
    title: `Task ${newId().slice(-6)}`,
    visibility: 'shared',
    due_on: call.today(),
    ...overrides,
    partner_id,
  });
}

export async function sampleTaskComment(call: Call): Promise<string> {
  return createRow(call, taskComments, { task_id: await sampleTask(call), body: 'Looks good.', visibility: 'shared' });
}

export function sampleTaskTemplate(call: Call, overrides: Partial<TaskTemplateCreate> = {}): Promise<string> {
  return createRow(call, taskTemplates, {
    name: `Template ${newId().slice(-6)}`,
    description: 'Steps of a first deal.',
    steps: [
      { key: 'demo', title: 'Show the product', side: 'company', due_days: 7 },
      { key: 'terms', title: 'Agree on terms', side: 'partner', due_days: 14, blocked_by: 'demo' },
    ],
    ...overrides,
  });
}

export async function sampleActionPlan(call: Call, overrides: Partial<ActionPlanCreate> = {}): Promise<string> {
  return createRow(call, actionPlans, {
    name: `Plan ${newId().slice(-6)}`,
    ...overrides,
    partner_id: overrides.partner_id ?? (await samplePartner(call)),
  });
}

/** The row of a file without content. */
export async function sampleTaskFile(call: Call): Promise<string> {
  return addTaskFile(
    call,
    { task_id: await sampleTask(call) },
    {
      key: newId().replaceAll('-', ''),
      file_name: 'notes.txt',
      kind: 'text',
      media_type: 'text/plain',
      size: 5,
      sha256: '0'.repeat(64),
    },
  );
}
