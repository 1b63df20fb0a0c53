import { afterAll, beforeAll, expect, test } from 'vitest';
import { PNG, upload } from '#features/access/pictures/server/testing/upload.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { AppManifest } from '../schema.ts';

let world: World;
let company: Company;
let slug: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Lumenfleet');
  slug = await slugOf(company);
});
afterAll(() => world.close());

const slugOf = async ({ id }: Company) =>
  (
    await world.kernel.system.unscoped((tx) =>
      tx.rows<{ slug: string }>(sql`select slug from organizations where id = ${id}`),
    )
  )[0]!.slug;

const read = (path: string) => world.app.inject({ url: `/api/public/portals/${path}` });
const manifestOf = async (short: string, view = ''): Promise<AppManifest> =>
  (await read(`${short}/app.webmanifest${view}`)).json();

test('names the app after the company, in its color', async () => {
  await company.owner.patch(`/organizations/${company.id}`, { primary_color: '#0a5bd3' });
  const answer = await read(`${slug}/app.webmanifest`);
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    id: `/?app=${slug}`,
    name: 'Lumenfleet',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0a5bd3',
    icons: [{ purpose: 'any' }, { purpose: 'maskable' }],
  });
});

test('offers each view its own shortcuts, without modules that are off or hidden', async () => {
  const names = async (view = '') => (await manifestOf(slug, view)).shortcuts.map(({ name }) => name);
  expect(await names()).toEqual(['My work', 'Register deal', 'Links']);
  expect(await names('?view=company')).toEqual(['My work', 'Deal registrations']);
  await company.within((call) =>
    call.run(sql`
      update program_settings set modules_removed = '{referral_links}' where organization_id = ${call.organization_id}`),
  );
  expect(await names()).toEqual(['My work', 'Register deal']);
  expect((await read(`${slug}/app.webmanifest?view=admin`)).statusCode).toBe(400);
});

test('takes what other apps share in the partner’s view, unless deals are off', async () => {
  const { share_target } = await manifestOf(slug);
  expect(share_target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
  expect(share_target?.params.files[0]).toMatchObject({ accept: expect.arrayContaining(['.vcf', '.eml']) });
  expect(await manifestOf(slug, '?view=company')).not.toHaveProperty('share_target');
  const other = await world.company();
  await other.within((call) =>
    call.run(sql`
      update program_settings set modules_removed = '{deal_registrations}'
      where organization_id = ${call.organization_id}`),
  );
  expect(await manifestOf(await slugOf(other))).not.toHaveProperty('share_target');
});

test('draws the first letter until the company has a picture, and fills the square for masks', async () => {
  const [any, maskable] = (await manifestOf(slug)).icons.map(({ src }) => src.replace('/api/public/portals/', ''));
  const letter = await read(any!);
  expect(letter.headers['content-type']).toBe('image/svg+xml');
  expect(letter.headers['content-security-policy']).toBe("default-src 'none'; img-src data:; sandbox");
  expect(letter.body).toContain('>L</text>');
  expect(letter.body).toContain('rx="112"');
  expect((await read(maskable!)).body).toContain('rx="0"');
  const { url } = (await upload(company.owner, PNG)).json<{ url: string }>();
  await company.owner.patch(`/organizations/${company.id}`, { logo_url: url });
  expect((await read(any!)).body).toContain(`href="data:image/png;base64,${PNG.toString('base64')}"`);
});

test('puts no part of a hostile name into the icon', async () => {
  const hostile = await world.company('<script>alert(1)</script>&"');
  const icon = await read(`${await slugOf(hostile)}/app-icon.svg`);
  expect(icon.body).toContain('>S</text>');
  expect(icon.body).not.toContain('script');
});

test('exists for companies only', async () => {
  expect((await read('no-such-company/app.webmanifest')).statusCode).toBe(404);
  expect((await read('%27%20or%201=1/app-icon.svg')).statusCode).toBe(400);
});
