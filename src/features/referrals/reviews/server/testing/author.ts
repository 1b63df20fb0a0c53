import type { LightMyRequestResponse } from 'fastify';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import type { Company, World } from '#server/testing/world.ts';
import type { Review } from '../../schema.ts';
import { sampleCustomer } from '../sample.ts';

export const DRAFT = {
  cooperation: 5,
  quality: 4,
  schedule: 3,
  budget: 4,
  quote: 'They did what they promised.',
  author: 'Grace Hopper',
  designation: 'CTO',
  company: 'Globex',
};

let places = 0;

/** Customers who write reviews on the public page, each from an address of their own. */
export function authorsOf(world: World) {
  const post = (path: string, payload: object, ip = `10.7.${Math.floor(++places / 200)}.${places % 200}`) =>
    world.app.inject({ method: 'POST', url: `/api/public/reviews/${path}`, payload, remoteAddress: ip });
  const codeFor = async (email: string) =>
    /\b(\d{6})\b/.exec((await mailedTo(world.kernel, email)).body_text)?.[1] ?? 'no code was sent';

  /** A customer of a won deal, and the link in the email they got. */
  async function invited(company: Company, partner?: string) {
    const customer = await company.within(async (call) => sampleCustomer(call, partner ?? (await samplePartner(call))));
    const { partner_id, opportunity_id, contact_id, email } = customer;
    const review = await company.owner.post<Review>('/reviews/invite', { partner_id, opportunity_id, contact_id });
    return { ...customer, id: review.id, token: (await mailedTo(world.kernel, email)).token };
  }

  /** Written, confirmed and in moderation. */
  async function reviewed(company: Company, partner?: string, draft: object = {}) {
    const one = await invited(company, partner);
    succeed(await post('open', { token: one.token }));
    succeed(await post('submit', { token: one.token, ...DRAFT, ...draft }));
    succeed(await post('verify', { token: one.token, code: await codeFor(one.email) }));
    return one;
  }

  async function published(company: Company, partner?: string, draft: object = {}) {
    const one = await reviewed(company, partner, draft);
    await company.owner.post(`/reviews/${one.id}/publish`);
    return one;
  }

  return { post, codeFor, invited, reviewed, published };
}

function succeed(answer: LightMyRequestResponse): void {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
}
