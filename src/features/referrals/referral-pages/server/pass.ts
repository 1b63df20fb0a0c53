import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '#server/call.ts';

/**
 * The person who may submit a page: checked when the page is opened, because forms themselves are open to everyone who
 * has signed in.
 */
interface Holder {
  page_id: string;
  user_id: string | null;
  partner_id: string;
  side: 'partner' | 'company';
}

/** Valid today and tomorrow, for this person, page and partner. */
export function newPass(call: Call, holder: Holder): string {
  return passOn(call, holder, call.now());
}

export function isPass(call: Call, holder: Holder, given: string | undefined): boolean {
  const yesterday = new Date(call.now().getTime() - 24 * 60 * 60_000);
  return [call.now(), yesterday].some((day) => {
    const pass = Buffer.from(passOn(call, holder, day));
    const sent = Buffer.from(given ?? '');
    return pass.length === sent.length && timingSafeEqual(pass, sent);
  });
}

function passOn(call: Call, { page_id, user_id, partner_id, side }: Holder, at: Date): string {
  return createHmac('sha256', call.sealing.textFor('referral page pass'))
    .update([call.organization_id, page_id, user_id, partner_id, side, at.toISOString().slice(0, 10)].join('/'))
    .digest('base64url');
}
