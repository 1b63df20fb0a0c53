import type { OpportunityTypeCreate, StageInput } from '#features/deals/opportunity-types/schema.ts';
import type { TemplateKey } from '#features/money/commission-plans/schema.ts';
import type { CustomFieldCreate } from '#features/setup/custom-fields/schema.ts';

interface Entry {
  name: string;
  colour: string;
}

/** A programme to start from, as data. Tiers stand from the lowest to the highest. */
export interface Template {
  name: string;
  /** One line: for whom it is. */
  tagline: string;
  types: readonly (Entry & { description: string })[];
  tiers: readonly (Entry & { benefits: string; protection_factor_ppm?: number })[];
  pipelines: readonly (OpportunityTypeCreate & { stages: StageInput[] })[];
  /** Further questions of the deal registration form. */
  questions: readonly (Omit<CustomFieldCreate, 'entity'> & { key: string })[];
  /** A draft: what partners earn is published by the company, never by a template. */
  plan: { name: string; template: TemplateKey; detail: string };
}
