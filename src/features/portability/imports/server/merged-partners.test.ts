import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Partner, PartnerDuplicate } from '#features/partners/partners/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { importing } from './testing/importing.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

/** 500 rows of 480 firms: twenty firms appear twice, under another name. */
function file(): string {
  const firms = Array.from({ length: 480 }, (_, at) => `Firm ${at},firm-${at}.example`);
  const twice = firms.slice(0, 20).map((_, at) => `Second Name ${at},www.firm-${at}.example`);
  return ['name,domain', ...firms, ...twice].join('\n');
}

test('finds, merges and does not reimport twenty duplicates among 500 partners', async () => {
  const { bring } = importing(world);
  await bring(company, [['partners.csv', file()]]);
  const all = async () =>
    (await company.owner.request('GET', '/partners?_end=1')).headers['x-total-count'] as unknown as string;
  expect(Number(await all())).toBe(500);
  const named = async (name: string) =>
    (await company.owner.get<Partner[]>(`/partners?name=${encodeURIComponent(name)}`))[0]!;
  for (let at = 0; at < 20; at += 1) {
    const second = await named(`Second Name ${at}`);
    const [same] = await company.owner.get<PartnerDuplicate[]>(
      `/partners/duplicates?domain=${second.domain}&except=${second.id}`,
    );
    expect(same).toMatchObject({ name: `Firm ${at}`, match: 'same_domain' });
    await company.owner.post(`/partners/${same!.id}/merge`, { other_id: second.id, take: [] });
  }
  expect(Number(await all())).toBe(480);
  await bring(company, [['partners.csv', file()]]);
  expect(Number(await all())).toBe(480);
  expect((await named('Firm 7')).merged_ids).toHaveLength(1);
});
