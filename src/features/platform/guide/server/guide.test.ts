import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { expectEvery, nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { GuidePage, GuidePageName, GuideSection } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('finds the section that answers a question, with headings first', async () => {
  const found = await company.owner.rows<GuideSection>(
    '/guide_pages/search?q=How%20can%20a%20partner%20hold%20an%20account',
  );
  expect(found[0]).toMatchObject({ page: 'deals', heading: 'Holding an account' });
  expect(found[0]!.excerpt).toContain('hold');
});

test('serves each page without pictures, and with links to its screens', async () => {
  const pages = await company.owner.rows<GuidePageName>('/guide_pages');
  expect(pages.length).toBeGreaterThan(30);
  for (const { page } of pages) {
    const { title, text } = await company.owner.get<GuidePage>(`/guide_pages/${page.toLowerCase()}`);
    expect(title).not.toBe('');
    expect(text, page).not.toMatch(/!\[|\]\([a-z-]+\.md/);
  }
});

test('partners are led only to pages for partners, by lists, links and every search', async () => {
  const pia = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const all = await company.owner.rows<GuidePageName>('/guide_pages');
  const offered = nonEmpty(await pia.rows<GuidePageName>('/guide_pages')).map(({ page }) => page);
  const closed = nonEmpty(all.filter(({ page }) => !offered.includes(page)));
  const led = new Set<string>();
  for (const { title } of all)
    for (const { page } of await pia.rows<GuideSection>(`/guide_pages/search?q=${encodeURIComponent(title)}&most=8`))
      led.add(page);
  for (const page of offered)
    for (const [, to] of (await pia.get<GuidePage>(`/guide_pages/${page}`)).text.matchAll(/\]\(\/help\/([a-z0-9-]+)/g))
      led.add(to!);
  expectEvery(led, (page) => offered.includes(page));
  const statuses = await Promise.all(
    closed.map(async ({ page }) => (await pia.request('GET', `/guide_pages/${page}`)).statusCode),
  );
  expectEvery(statuses, (status) => status === 404);
});

test('answers nothing outside of the guide', async () => {
  for (const page of ['..%2f..%2fpackage', 'README', 'nothing', '%00', 'pictures'])
    expect((await company.owner.request('GET', `/guide_pages/${page}`)).statusCode, page).toBeOneOf([400, 404]);
  expect(await company.owner.rows('/guide_pages/search?q=xyzzyplugh')).toEqual([]);
  expect((await company.owner.request('GET', `/guide_pages/search?q=${'a'.repeat(201)}`)).statusCode).toBe(400);
});
