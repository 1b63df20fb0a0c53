/** Templates that contracts start from. */
import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ContractTemplateCreate } from '../schema.ts';
import { contractTemplates } from './resource.ts';

export { templateFile } from './files.ts';
export { contractsFlag } from './flag.ts';
export { publishedTemplate } from './publish.ts';
export { checkTerms } from './rules.ts';
export { takeTemplateStep } from './steps.ts';

/** @returns the id */
export function createTemplate(call: Call, input: ContractTemplateCreate): Promise<string> {
  return createRow(call, contractTemplates, input);
}
