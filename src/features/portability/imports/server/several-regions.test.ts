import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PartnerRegion } from '#features/partners/partner-regions/schema.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { filed, importing, problemsOf } from './testing/importing.ts';

let world: World;
let importer: ReturnType<typeof importing>;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  importer = importing(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
});

async function takeBack(id: string): Promise<void> {
  await company.owner.post(`/imports/${id}/undo`);
  expect(await importer.work(company, id, 'imports.undo')).toMatchObject({ status: 'undone', error: null });
}

const file = (rows: string) => [['partners.csv', `Partner,Region\n${rows}`]] as const;
const stand = async () =>
  Object.fromEntries(
    (await company.owner.get<Partner[]>('/partners')).map(({ name, region_name, region_names }) => [
      name,
      [region_name, ...region_names],
    ]),
  );
const regions = async () =>
  (await company.owner.get<PartnerRegion[]>('/partner_regions')).map(({ name }) => name).sort();

test('reads several regions from a cell, the main one first', async () => {
  const { id } = await importer.bring(
    company,
    file('Alpine,Vienna; Oslo;vienna\nFjord,"Oslo, Vienna"\nHan,"Seoul, Korea"\nPlain,Oslo\nNowhere,\n'),
  );
  expect(await stand()).toEqual({
    Alpine: ['Vienna', 'Vienna', 'Oslo'],
    Fjord: ['Oslo', 'Oslo', 'Vienna'],
    // Neither part is a region by itself.
    Han: ['Seoul, Korea', 'Seoul, Korea'],
    Plain: ['Oslo', 'Oslo'],
    Nowhere: [null],
  });
  expect(await regions()).toEqual(['Oslo', 'Seoul, Korea', 'Vienna']);
  await takeBack(id);
  expect([await stand(), await regions()]).toEqual([{}, []]);
});

test('updates the main region from one name and all regions from several', async () => {
  await importer.bring(company, file('Alpine,Vienna; Oslo\nPlain,Oslo\nBare,\nGraz by,Graz\n'));
  const update = filed('partners.csv', { existing: 'update' });
  const changed = await importer.bring(company, file('Alpine,Graz\nPlain,Graz; Vienna\nBare,Atlantis\n'), update);
  expect(changed.report!.counts.partners).toMatchObject({ updated: 2, unchanged: 1 });
  expect(await stand()).toMatchObject({
    Alpine: ['Graz', 'Graz', 'Oslo'],
    Plain: ['Graz', 'Graz', 'Vienna'],
    Bare: [null],
  });
  await takeBack(changed.id);
  expect(await stand()).toMatchObject({ Alpine: ['Vienna', 'Vienna', 'Oslo'], Plain: ['Oslo', 'Oslo'] });
  // Filled is only what is empty, and never in part.
  await importer.bring(
    company,
    file('Alpine,Oslo; Graz\nBare,Oslo; Graz\n'),
    filed('partners.csv', { existing: 'fill' }),
  );
  expect(await stand()).toMatchObject({ Alpine: ['Vienna', 'Vienna', 'Oslo'], Bare: ['Oslo', 'Oslo', 'Graz'] });
  const same = await importer.check(company, file('Bare,Oslo; Graz\n'), update);
  expect([problemsOf(same), same.report!.counts.partners]).toEqual([[], expect.objectContaining({ unchanged: 1 })]);
});

test('reimports its own export unchanged', async () => {
  await importer.bring(company, file('Alpine,Vienna; Oslo\n'));
  const csv = (await company.owner.request('GET', '/partners/export.csv')).body.replace(/Alpine/g, 'Alpine again');
  await importer.bring(company, [['partners.csv', csv]]);
  expect(await stand()).toMatchObject({ 'Alpine again': ['Vienna', 'Vienna', 'Oslo'] });
});

test('keeps an imported region that another record uses', async () => {
  const { id } = await importer.bring(company, file('Alpine,Vienna; Oslo\n'));
  const [oslo] = await company.owner.get<PartnerRegion[]>('/partner_regions?name=Oslo');
  await company.owner.post('/partners', { name: 'Somebody else', other_region_ids: [oslo!.id] });
  await takeBack(id);
  expect(await regions()).toEqual(['Oslo']);
  expect(await stand()).toEqual({ 'Somebody else': [null, 'Oslo'] });
});
