import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { CouponCodeCreate, DefaultLinkCreate, ReferralLinkCreate } from '../schema.ts';
import { addPastClicks, createCouponCode, createDefaultLink, createReferralLink } from './service.ts';

export async function sampleReferralLink(call: Call, overrides: Partial<ReferralLinkCreate> = {}): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  return createReferralLink(call, {
    partner_id,
    name: `Newsletter ${newId().slice(-6)}`,
    destination_url: 'https://www.example.com/pricing',
    ...overrides,
  });
}

export async function sampleCouponCode(call: Call, overrides: Partial<CouponCodeCreate> = {}): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  return createCouponCode(call, { partner_id, code: `SAVE${newId().slice(-8).toUpperCase()}`, ...overrides });
}

export function sampleDefaultLink(call: Call, overrides: Partial<DefaultLinkCreate> = {}): Promise<string> {
  return createDefaultLink(call, {
    name: `Home page ${newId().slice(-6)}`,
    destination_url: 'https://www.example.com',
    ...overrides,
  });
}

export async function sampleClick(call: Call): Promise<string> {
  const id = newId();
  const link_id = await sampleReferralLink(call);
  const at = call.now().toISOString();
  await addPastClicks(call, [{ id, link_id, at, verdict: 'ok', device: 'desktop', referrer_host: 'news.example.com' }]);
  return id;
}
