import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { PartnerPageCreate } from '../schema.ts';
import { createPartnerPage, takePartnerPageStep } from './service.ts';

export async function sampleSignUpPage(call: Call, overrides: Partial<PartnerPageCreate> = {}): Promise<string> {
  const id = await createPartnerPage(call, {
    name: `Sign-up ${newId().slice(-6)}`,
    headline: 'Become a partner',
    ...overrides,
  });
  await takePartnerPageStep.publish(call, id);
  return id;
}
