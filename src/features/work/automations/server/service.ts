import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { AutomationCreate } from '../schema.ts';
import { recipeIn } from './recipes/recipe.ts';
import { recipes } from './recipes/recipes.ts';
import { automations } from './resource.ts';

export { catalogChangesIn, catalogEvents, meetsChange } from './catalog/events.ts';

/** @returns the id of the new draft */
export function createAutomation(call: Call, input: AutomationCreate): Promise<string> {
  return createRow(call, automations, input);
}

/** @returns the id of the new draft */
export async function createFromRecipe(call: Call, key: string): Promise<string> {
  const recipe = recipes.find((one) => one.key === key);
  if (!recipe) throw notFound('This recipe');
  const { name, about, definition } = recipeIn(await baseCurrency(call), recipe);
  const id = await createAutomation(call, { name, description: about, definition });
  await call.run(
    sql`update automations set recipe = ${key} where organization_id = ${call.organization_id} and id = ${id}`,
  );
  return id;
}
