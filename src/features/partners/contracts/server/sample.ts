import { sampleContractTemplate } from '#features/partners/contract-templates/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ContractCreate } from '../schema.ts';
import { signingsOf } from './locked.ts';
import { createContract } from './prepare.ts';
import { takeContractStep } from './steps.ts';

/** Two signers with email addresses of their own. */
export function sampleSigners() {
  const tail = newId().slice(-8);
  return [
    { role: 'partner', name: 'Ana Kovač', email: `ana-${tail}@partner.example` },
    { role: 'company', name: 'Jo Keller', email: `jo-${tail}@company.example` },
  ];
}

/** @returns the id of a draft */
export async function sampleContractDraft(call: Call, given: Partial<ContractCreate> = {}): Promise<string> {
  const partner_id = given.partner_id ?? (await samplePartner(call));
  const template_id = given.template_id ?? (await sampleContractTemplate(call));
  return createContract(call, { signers: sampleSigners(), ...given, partner_id, template_id });
}

/** @returns the id of a contract that was sent */
export async function sampleContract(call: Call, given: Partial<ContractCreate> = {}): Promise<string> {
  const id = await sampleContractDraft(call, given);
  await takeContractStep.send(call, id);
  return id;
}

/** @returns the id of a signer who has a link */
export async function sampleSigning(call: Call): Promise<string> {
  const [signing] = await signingsOf(call, await sampleContract(call));
  return signing!.id;
}
