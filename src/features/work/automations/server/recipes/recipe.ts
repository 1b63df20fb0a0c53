import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import type { Definition } from '../../definition.schema.ts';
import type { Recipe } from '../../schema.ts';

export const allConditions = (...conditions: AnyCondition[]): AnyWhen => ({ any: [{ all: conditions }] });
export const active: AnyCondition = { field: 'partner.status_category', op: 'in', value: ['active'] };

/** The jobs of the gallery, in its order. */
export type RecipeGroup =
  | 'Registration'
  | 'Onboarding'
  | 'Pipeline'
  | 'Leads and prospects'
  | 'Engagement'
  | 'Renewal'
  | 'Contracts and documents'
  | 'Campaigns';

export interface OwnRecipe extends Recipe {
  /** The kind of record it needs. */
  table: string | null;
}

export const recipe = (
  key: string,
  table: string | null,
  group: RecipeGroup,
  [name, about]: readonly [string, string],
  definition: Definition,
): OwnRecipe => ({ key, table, group, name, about, definition: definition as Recipe['definition'] });

/** Stands for the currency of the program in names of fields and in texts. */
export const PROGRAM_CURRENCY = '{currency}';

/** The recipe with amounts in the currency of the program. */
export const recipeIn = (currency: string, own: OwnRecipe): OwnRecipe =>
  JSON.parse(JSON.stringify(own).replaceAll(PROGRAM_CURRENCY, currency)) as OwnRecipe;
