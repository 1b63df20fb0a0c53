import type { Step } from './schema.ts';

/** The resource a step depends on, if its module can be disabled. */
export const stepModules: Partial<Record<Step, string>> = {
  program_shape: 'program_templates',
  import: 'imports',
  go_live: 'go_live',
  payout_details: 'payout_methods',
  first_contract: 'contracts',
};
