import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ContractTemplateCreate } from '../schema.ts';
import { createTemplate, takeTemplateStep } from './service.ts';

/** @returns the id of a published template */
export async function sampleContractTemplate(call: Call, given: Partial<ContractTemplateCreate> = {}): Promise<string> {
  const id = await createTemplate(call, { name: `Reseller agreement ${newId().slice(-8)}`, ...given });
  await takeTemplateStep.publish(call, id);
  return id;
}
