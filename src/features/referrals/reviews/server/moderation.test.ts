import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { PublicReview, ReviewBadge } from '../public.schema.ts';
import type { PartnerRating, Review } from '../schema.ts';
import { authorsOf, DRAFT } from './testing/author.ts';

let world: World;
let company: Company;
let authors: ReturnType<typeof authorsOf>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  authors = authorsOf(world);
});
afterAll(() => world.close());

const partner = (of = company) => of.within((call) => samplePartner(call));
const open = (url: string) => world.app.inject({ url: `/api${url}` });
const shownOf = async (partner_id: string, more = '') =>
  (await open(`/reviews_by_reference?reference_id=${partner_id}&reference_table=partners${more}`)).json<
    PublicReview[]
  >();
const ratingOf = (id: string) => company.owner.get<PartnerRating>(`/partners/${id}/rating`);

test('published reviews are listed without a login, spelled as specified, and others are not', async () => {
  const { partner_id, id } = await authors.reviewed(company);
  expect(await shownOf(partner_id)).toEqual([]);
  await company.owner.post(`/reviews/${id}/publish`);
  expect(await shownOf(partner_id)).toEqual([
    {
      ID: id,
      quote: DRAFT.quote,
      author: 'Grace Hopper',
      designation: 'CTO',
      company: 'Globex',
      photo: null,
      rating: 4,
      submitted_at: '2026-03-16T09:00:00Z',
      is_verified: true,
    },
  ]);
  const { id: waiting } = await authors.reviewed(company, partner_id);
  expect((await shownOf(partner_id)).map(({ ID }) => ID)).not.toContain(waiting);
});

test('the public call takes the three filters of the specification', async () => {
  const { partner_id, id } = await authors.published(company);
  await world.partnerUser(company, partner_id);
  const [{ home }] = (await world.kernel.system.unscoped((tx) =>
    tx.rows<{ home: string }>(sql`select partner_organization_id as home from partners where id = ${partner_id}`),
  )) as [{ home: string }];
  for (const known of [company.id, partner_id, home])
    expect((await shownOf(partner_id, `&company_id=${known}`)).map(({ ID }) => ID)).toEqual([id]);
  const other = await world.company('Elsewhere');
  expect(await shownOf(partner_id, `&company_id=${other.id}`)).toEqual([]);
  const ofAccount = await open(`/reviews_by_reference?reference_id=${partner_id}&reference_table=accounts`);
  expect(ofAccount.json()).toEqual([]);
  const missing = await open(`/reviews_by_reference?reference_table=partners`);
  expect(missing.json()).toMatchObject({ statusCode: 400, errors: { reference_id: [expect.any(String)] } });
});

test('a company can limit public reviews to its directories', async () => {
  const other = await world.company('Discreet');
  const { partner_id } = await authors.published(other);
  expect(await shownOf(partner_id)).toHaveLength(1);
  const settings = await other.owner.request('PUT', '/review_settings', { publishes_all: false });
  expect(settings.json()).toEqual({ publishes_all: false });
  expect(await shownOf(partner_id)).toEqual([]);
  const sales = await other.member('partner_manager');
  expect((await sales.request('PUT', '/review_settings', { publishes_all: true })).statusCode).toBe(403);
});

test('a rejected review is never public, and its partner never reads it', async () => {
  const { partner_id, id } = await authors.reviewed(company);
  const user = await world.partnerUser(company, partner_id);
  const blank = { quote: null, author: null, company: null, rating: null, cooperation: null };
  expect(await user.get(`/reviews/${id}`)).toMatchObject({ status: 'in_moderation', ...blank });
  expect((await company.owner.request('POST', `/reviews/${id}/reject`, {})).json().errors).toHaveProperty('reason');
  await company.owner.post(`/reviews/${id}/reject`, { reason: 'Insults' });
  expect(await user.get(`/reviews/${id}`)).toMatchObject({ status: 'rejected', ...blank });
  expect(await shownOf(partner_id)).toEqual([]);
  expect((await company.owner.request('POST', `/reviews/${id}/publish`)).statusCode).toBe(409);
});

test('a disputed review goes back to moderation: hidden until the company decides', async () => {
  const { partner_id, id } = await authors.published(company);
  const user = await world.partnerUser(company, partner_id);
  await user.post(`/reviews/${id}/pin`);
  expect(await user.post(`/reviews/${id}/dispute`, { reason: 'Not our project' })).toMatchObject({
    status: 'disputed',
    dispute_reason: 'Not our project',
    is_pinned: false,
  });
  expect(await shownOf(partner_id)).toEqual([]);
  expect(await company.owner.get<Review[]>(`/reviews?status=disputed&partner_id=${partner_id}`)).toMatchObject([
    { id },
  ]);
  expect(await company.owner.post(`/reviews/${id}/publish`)).toMatchObject({ status: 'published' });
  expect(await shownOf(partner_id)).toHaveLength(1);
  const again = await user.request('POST', `/reviews/${id}/dispute`, { reason: 'Still not' });
  expect(again.json().message).toBe('The company has already decided about your dispute of this review.');
});

test('a justified dispute removes the review', async () => {
  const { partner_id, id } = await authors.published(company);
  const user = await world.partnerUser(company, partner_id);
  await user.post(`/reviews/${id}/dispute`, { reason: 'A competitor wrote this' });
  await company.owner.post(`/reviews/${id}/remove`, { reason: 'Written by a competitor' });
  expect(await user.get(`/reviews/${id}`)).toMatchObject({
    status: 'removed',
    decision_reason: 'Written by a competitor',
  });
  expect(await shownOf(partner_id)).toEqual([]);
});

test('a partner replies once, and the company can remove the reply', async () => {
  const { partner_id, id } = await authors.published(company);
  const user = await world.partnerUser(company, partner_id);
  expect((await user.request('POST', `/reviews/${id}/reply`, { reply: '  ' })).statusCode).toBe(400);
  const answers = await Promise.all(
    ['Thank you', 'Thanks'].map((reply) => user.request('POST', `/reviews/${id}/reply`, { reply })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await company.owner.request('POST', `/reviews/${id}/reply`, { reply: 'As the company' })).statusCode).toBe(
    404,
  );
  await company.owner.post(`/reviews/${id}/remove_reply`, { reason: 'Personal data' });
  expect(await user.get(`/reviews/${id}`)).toMatchObject({ reply: null });
});

test('at most five reviews are pinned, also when two are pinned at the same instant', async () => {
  const partner_id = await partner();
  const user = await world.partnerUser(company, partner_id);
  const made: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    made.push((await authors.published(company, partner_id)).id);
    world.clock.advance(1000);
  }
  for (const id of made.slice(0, 4)) await user.post(`/reviews/${id}/pin`);
  const last = await Promise.all(made.slice(4).map((id) => user.request('POST', `/reviews/${id}/pin`)));
  expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const pinned = await user.get<Review[]>('/reviews?is_pinned=true');
  expect(pinned).toHaveLength(5);
  const shown = await shownOf(partner_id);
  const free = made.find((id) => !pinned.some((one) => one.id === id));
  expect(shown.at(-1)?.ID).toBe(free);
  await user.post(`/reviews/${made[0]}/unpin`);
  expect((await user.request('POST', `/reviews/${free}/pin`)).statusCode).toBe(200);
});

test('there is a rating from three published reviews on, by category and with one decimal', async () => {
  const partner_id = await partner();
  await authors.published(company, partner_id, { cooperation: 5, quality: 5, schedule: 5, budget: 5 });
  await authors.published(company, partner_id, { cooperation: 1, quality: 2, schedule: 1, budget: 1 });
  await authors.reviewed(company, partner_id);
  expect(await ratingOf(partner_id)).toMatchObject({ count: 2, rating: null, quality: null });
  await authors.published(company, partner_id, { cooperation: 4, quality: 4, schedule: 4, budget: 4 });
  expect(await ratingOf(partner_id)).toEqual({
    count: 3,
    rating: 3.4,
    cooperation: 3.3,
    quality: 3.7,
    schedule: 3.3,
    budget: 3.3,
  });
});

test('the rating stays within one and five, and a dispute does not improve it', async () => {
  const [best, worst] = [await partner(), await partner()];
  const bad: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    await authors.published(company, best, { cooperation: 5, quality: 5, schedule: 5, budget: 5 });
    bad.push((await authors.published(company, worst, { cooperation: 1, quality: 1, schedule: 1, budget: 1 })).id);
  }
  expect((await ratingOf(best)).rating).toBe(5);
  expect((await ratingOf(worst)).rating).toBe(1);
  const user = await world.partnerUser(company, worst);
  await user.post(`/reviews/${bad[0]}/dispute`, { reason: 'No' });
  expect(await ratingOf(worst)).toMatchObject({ count: 3, rating: 1 });
  await company.owner.post(`/reviews/${bad[0]}/remove`, { reason: 'Proven wrong' });
  expect(await ratingOf(worst)).toMatchObject({ count: 2, rating: null });
});

test('a confirmed review cannot be changed, not even in the database', async () => {
  const { id } = await authors.published(company);
  await expect(
    company.within((call) =>
      call.run(sql`update reviews set quote = 'Better' where organization_id = ${call.organization_id} and id = ${id}`),
    ),
  ).rejects.toThrow('A confirmed review stays as its author wrote it.');
});

test('reviews of another company do not exist', async () => {
  const other = await world.company('Globex');
  const { id, partner_id } = await authors.published(company);
  const stranger = await world.partnerUser(other, await partner(other));
  const rival = await world.partnerUser(company, await partner());
  for (const person of [other.owner, stranger, rival]) {
    expect((await person.request('GET', `/reviews/${id}`)).statusCode).toBe(404);
    expect((await person.request('POST', `/reviews/${id}/pin`)).statusCode).toBe(404);
    expect((await person.request('GET', `/partners/${partner_id}/rating`)).statusCode).toBe(404);
  }
  expect((await other.owner.request('POST', `/reviews/${id}/publish`)).statusCode).toBe(404);
  expect((await rival.request('POST', `/reviews/${id}/dispute`, { reason: 'x' })).statusCode).toBe(404);
});

test('HTML and scripts stay text everywhere', async () => {
  const partner_id = await company.within((call) =>
    samplePartner(call, { name: '<script>alert(1)</script> & "Sons"' }),
  );
  const text = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  for (let at = 0; at < 3; at += 1)
    await authors.published(company, partner_id, { quote: text, author: text, designation: text, company: text });
  expect((await shownOf(partner_id))[0]).toMatchObject({ quote: text, author: text, company: text });
  const picture = await open(`/public/review_badges/${partner_id}/badge.svg`);
  expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(picture.body).not.toContain('<script');
  expect(picture.body).toContain('&#60;script&#62;');
});

test('a signed badge verifies, and a changed one does not', async () => {
  const partner_id = await partner();
  for (let at = 0; at < 3; at += 1) await authors.published(company, partner_id);
  const badge = (await open(`/public/review_badges/${partner_id}`)).json<ReviewBadge>();
  expect(badge).toMatchObject({ kind: 'tandem-review-badge/1', count: 3, rating: 4, partner: { id: partner_id } });
  const check = async (body: object) =>
    (await world.app.inject({ method: 'POST', url: '/api/public/review_badges/verify', payload: body })).json();
  expect(await check(badge)).toEqual({ is_genuine: true, problems: [] });
  for (const change of [
    { rating: 5 },
    { count: 300 },
    { partner: { ...badge.partner, name: 'Somebody else' } },
    { company: { ...badge.company, id: (await world.company('Other')).id } },
    { public_key: badge.public_key.replace(/.$/, 'x') },
    { signature: Buffer.alloc(64).toString('base64') },
  ])
    expect([change, (await check({ ...badge, ...change })).is_genuine]).toEqual([change, false]);
});

test('the picture of a badge carries the signed badge for other sites', async () => {
  const partner_id = await partner();
  for (let at = 0; at < 3; at += 1) await authors.published(company, partner_id);
  const picture = await open(`/public/review_badges/${partner_id}/badge.svg`);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const [, written = ''] = /<metadata>(.*?)<\/metadata>/s.exec(picture.body) ?? [];
  const badge = JSON.parse(written.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
  const checked = await world.app.inject({ method: 'POST', url: '/api/public/review_badges/verify', payload: badge });
  expect(checked.json()).toEqual({ is_genuine: true, problems: [] });
});

test('there is no badge below three reviews', async () => {
  const { partner_id } = await authors.published(company);
  expect((await open(`/public/review_badges/${partner_id}`)).statusCode).toBe(404);
  expect((await open(`/public/review_badges/${partner_id}/badge.svg`)).statusCode).toBe(404);
});

test('reviews move with a partner that is merged, once per customer', async () => {
  const [kept, other] = [await partner(), await partner()];
  const moved = await authors.published(company, other);
  const stays = await authors.published(company, kept);
  await company.owner.post(`/partners/${kept}/merge`, { other_id: other, take: [] });
  expect((await shownOf(kept)).map(({ ID }) => ID).sort()).toEqual([moved.id, stays.id].sort());
});
