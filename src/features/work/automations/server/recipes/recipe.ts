import type { AnyCondition, AnyWhen } from '#shared/conditions/conditions.ts';
import type { Definition } from '../../definition.schema.ts';
import type { Recipe } from '../../schema.ts';

export const allConditions = (...conditions: AnyCondition[]): AnyWhen => ({ any: [{ all: conditions }] });
export const active: AnyCondition = { field: 'partner.status_category', op: 'in', value: ['active'] };

export interface OwnRecipe extends Recipe {
  /** The kind of record it needs. */
  table: string | null;
}

export const recipe = (
  key: string,
  table: string | null,
  group: string,
  [name, about]: readonly [string, string],
  definition: Definition,
): OwnRecipe => ({ key, table, group, name, about, definition: definition as Recipe['definition'] });
