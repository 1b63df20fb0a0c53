import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { AutomationCreate } from '../schema.ts';
import { recipes } from './recipes/recipes.ts';
import { automations } from './resource.ts';

export { changesIn, eventsOf, meetsChange } from './catalog/events.ts';

/** @returns the id of the new draft */
export function createAutomation(call: Call, input: AutomationCreate): Promise<string> {
  return createRow(call, automations, input);
}

/** @returns the id of the new draft */
export async function createFromRecipe(call: Call, key: string): Promise<string> {
  const recipe = recipes.find((one) => one.key === key);
  if (!recipe) throw notFound('This recipe');
  const { name, about, definition } = recipe;
  const id = await createAutomation(call, { name, description: about, definition });
  await call.run('update automations set recipe = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
    key,
  ]);
  return id;
}
