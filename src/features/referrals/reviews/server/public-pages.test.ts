import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { authorsOf } from './testing/author.ts';

let world: World;
let company: Company;
let authors: ReturnType<typeof authorsOf>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme & Sons');
  authors = authorsOf(world);
});
afterAll(() => world.close());

const page = (url: string) => world.app.inject({ url, headers: { accept: 'text/html' } });

test('the page of a link shows whose it is, but neither customer nor partner, and is not indexed', async () => {
  const { id, email, token } = await authors.invited(company);
  const { statusCode, body } = await page(`/review/${id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Write a review for Acme &amp; Sons</title>');
  expect(body).toContain('noindex');
  for (const secret of [email, token, 'Grace']) expect(body).not.toContain(secret);
  expect((await page(`/review/${newId()}`)).statusCode).toBe(404);
  expect((await page('/review/x')).statusCode).toBe(404);
});

test('the verification page is readable without scripts and tells search engines the rating', async () => {
  const hostile = '</script><script>alert(1)</script>';
  const partner_id = await company.within((call) => samplePartner(call, { name: `Nordwind ${hostile}` }));
  expect((await page(`/verify/reviews/${partner_id}`)).statusCode).toBe(404);
  for (let at = 0; at < 3; at += 1) await authors.published(company, partner_id);
  const { statusCode, body } = await page(`/verify/reviews/${partner_id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('4.0/5 from 3 deal-verified reviews');
  expect(body).toContain('"ratingValue":4');
  expect(body).not.toContain('<script>alert');
});

test('neither page exists where the module is off', async () => {
  const other = await world.company('Off');
  const { id } = await authors.invited(other);
  await world.switchFor(other, ['partners_directory'], false);
  expect((await page(`/review/${id}`)).statusCode).toBe(404);
});
