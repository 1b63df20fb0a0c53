import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createCipher } from '#server/ports/cipher.ts';
import { savePayoutMethod } from './service.ts';

export async function samplePayoutMethod(call: Call): Promise<string> {
  const cipher = createCipher('a secret that only samples use, long enough', 'payout methods');
  return savePayoutMethod(call, cipher, {
    partner_id: await samplePartner(call),
    rail: 'paypal',
    currency: 'USD',
    country: 'DE',
    holder_name: 'Sample Partner',
    details: { email: 'sample@partner.test' },
  });
}
