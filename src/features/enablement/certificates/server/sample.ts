import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { CertificateProgramCreate } from '../schema.ts';
import { award } from './award.ts';
import { programById } from './rules.ts';
import { createPublishedProgram } from './service.ts';

/** @returns the id of a published program that is awarded manually */
export async function sampleCertificateProgram(
  call: Call,
  overrides: Partial<CertificateProgramCreate> = {},
): Promise<string> {
  return createPublishedProgram(call, { name: `Sales expert ${newId().slice(-6)}`, kind: 'person', ...overrides });
}

/** @returns the id of a valid certificate of a person */
export async function sampleCertificate(
  call: Call,
  {
    partner_id,
    program_id,
    user_id = newId(),
    name = 'Grace Hopper',
  }: {
    partner_id?: string;
    program_id?: string;
    user_id?: string;
    name?: string;
  } = {},
): Promise<string> {
  const program = await programById(call, program_id ?? (await sampleCertificateProgram(call)));
  const holder = {
    partner_id: partner_id ?? (await samplePartner(call)),
    user_id,
    name,
    email: 'grace@partner.example',
  };
  return (await award(call, program, holder, { source: 'manual' }))!;
}

/** Creates a certificate that expires in a month, with its reminder sent. */
export async function sampleExpiringCertificate(call: Call, partner_id: string): Promise<void> {
  const program_id = await sampleCertificateProgram(call, { valid_months: 1, reminder_days: [60] });
  await sampleCertificate(call, { partner_id, program_id });
}
