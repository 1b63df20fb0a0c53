import { dealRecipes } from './deals.ts';
import { onboardingRecipes } from './onboarding.ts';
import { partnerRecipes } from './partners.ts';
import type { OwnRecipe } from './recipe.ts';
import { registrationRecipes } from './registration.ts';

/** Complete flows that work as they are, by job. */
export const recipes: readonly OwnRecipe[] = [
  ...registrationRecipes,
  ...onboardingRecipes,
  ...dealRecipes,
  ...partnerRecipes,
];
