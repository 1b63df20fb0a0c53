import type { TemplateKey } from '#features/commissions/commission-plans/schema.ts';
import type { OpportunityTypeCreate, StageInput } from '#features/deals/opportunity-types/schema.ts';
import type { TrackDefinition } from '#features/enablement/tracks/definition.schema.ts';
import type { CustomFieldCreate } from '#features/setup/custom-fields/schema.ts';

/** The name of the sign-up page; only the team sees it. */
export const SIGNUP_NAME = 'Become a partner';

interface Entry {
  name: string;
  color: string;
}

/** A program to start from, as data. Tiers are listed from lowest to highest. */
export interface Template {
  name: string;
  /** One line that says who it is for. */
  tagline: string;
  types: readonly (Entry & { description: string })[];
  tiers: readonly (Entry & { benefits: string; protection_factor_ppm?: number })[];
  pipelines: readonly (OpportunityTypeCreate & { stages: StageInput[] })[];
  /** Further questions of the deal registration form. */
  questions: readonly (Omit<CustomFieldCreate, 'entity'> & { key: string })[];
  /** A draft, because only the company publishes what partners earn. */
  plan: { name: string; template: TemplateKey; detail: string };
  /** The page on which firms apply, as a draft, because only the company opens a public page. */
  signup: { headline: string; intro: string };
  /** The first steps of a new partner, as a draft; programs without the module have none. */
  track?: { name: string; detail: string; definition: TrackDefinition };
}
