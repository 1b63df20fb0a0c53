import { dealRecipes } from './deals.ts';
import { partnerRecipes } from './partners.ts';
import type { OwnRecipe } from './recipe.ts';

/** Complete flows that work as they are. */
export const recipes: readonly OwnRecipe[] = [...partnerRecipes, ...dealRecipes];
