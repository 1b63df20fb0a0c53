import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { admitHosts } from '../hosts/admit-hosts.ts';
import { sendSecurityHeaders } from '../http/security-headers.ts';
import { noteMoved } from '../testing/moved.ts';
import { sourceRenderer } from '../testing/site-renderer.ts';
import { createWorld, type World } from '../testing/world.ts';
import type { PublicView } from './public-page.ts';
import type { SiteRenderer } from './renderer.ts';
import { serveSite } from './serve-site.ts';

const HOSTILE = '</script><script>alert(1)</script>';
let world: World;
let view: PublicView | null;
let named: string | null = null;
let get: (path: string) => Promise<LightMyRequestResponse>;

beforeAll(async () => {
  world = await createWorld();
  const flag = { key: 'site_samples', description: 'Samples.', default: true };
  await world.kernel.flags.declare([flag], { demo: false, modules: 'everyone' });
  world.kernel.flags.forget();
  const app = Fastify();
  sendSecurityHeaders(app, { baseUrl: world.kernel.config.baseUrl, connectTo: [] });
  admitHosts(app, world.kernel);
  const feature = {
    name: 'samples',
    area: 'partners' as const,
    flag,
    publicPages: [{ path: '/f/:id' as const, page: 'sample', companyOf: async () => named, load: async () => view }],
    sitemap: async () => ['/f/one?a=1&b=2'],
  };
  const renderer = {
    render: async (data: Parameters<SiteRenderer['render']>[0]) =>
      data.feature === 'site' ? sourceRenderer.render(data, 'en') : `<h1>${Object.keys(data.props)}</h1>`,
    styles: ({ primary_color, font }: { primary_color: string | null; font: string }) =>
      `:root{--accent:${primary_color};--font:${font}}`,
    filesOf: () => ({ scripts: ['/site/a.js', '/site/b.js'], styles: ['/site/a.css'] }),
  };
  await serveSite(app, world.kernel, [feature], renderer);
  get = (url) => app.inject({ url });
});
afterAll(() => world.close());

async function shown(props: object, more: Partial<PublicView> = {}): Promise<void> {
  const { id } = await world.company('Acme & Sons');
  view = { organization_id: id, head: { title: 'A <page>', description: 'Says "hello"' }, props, ...more };
}

test('a public page is complete without scripts and names itself to search engines', async () => {
  await shown({ name: 'x' });
  const { statusCode, body, headers } = await get('/f/1?utm=2');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>A &lt;page&gt;</title>');
  expect(body).toContain('<meta property="og:site_name" content="Acme &amp; Sons">');
  expect(body).toContain(`<link rel="canonical" href="${world.kernel.config.baseUrl}/f/1">`);
  expect(body).toContain('<div id="page"><h1>name</h1></div>');
  expect(body).toContain('<script type="module" src="/site/a.js">');
});

test('has the icon, the font and the preview picture of the company', async () => {
  const { id } = await world.company('Lumen');
  view = { organization_id: id, head: { title: 'Join' }, props: {} };
  const plain = (await get('/f/1')).body;
  expect(plain).toContain('<link rel="icon" href="data:image/svg+xml,');
  expect(plain).toContain('<meta name="twitter:card" content="summary">');
  const cover = '/api/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.png';
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set font = 'slab', favicon_url = ${cover}, cover_url = ${cover} where id = ${id}`),
  );
  const { body } = await get('/f/1');
  expect(body).toContain('--font:slab');
  expect(body).toContain(`<link rel="icon" href="${cover}">`);
  expect(body).toContain(`<meta property="og:image" content="${world.kernel.config.baseUrl}${cover}">`);
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('text of a record cannot end the script that carries it', async () => {
  await shown({ name: HOSTILE }, { head: { title: HOSTILE, jsonLd: { name: HOSTILE } } });
  const { body } = await get('/f/1');
  expect(body).not.toContain('<script>alert');
  const [, json] = /id="page-data">(.*?)<\/script>/s.exec(body)!;
  expect(JSON.parse(json!)).toEqual({ feature: 'partners/samples', page: 'sample', props: { name: HOSTILE } });
});

test('only allowed origins may show a page in a frame', async () => {
  await shown({});
  const closed = await get('/f/1');
  expect(closed.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await shown({}, { frames: ['https://www.example.com'] });
  const open = await get('/f/1');
  expect(open.headers['content-security-policy']).toContain("frame-ancestors 'self' https://www.example.com");
  expect(open.headers['x-frame-options']).toBeUndefined();
});

test('a page that does not exist, and one whose module is off, look the same', async () => {
  view = null;
  const missing = await get('/f/1');
  await shown({});
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update feature_flags set is_on = false where key = 'site_samples'`),
  );
  world.kernel.flags.forget();
  const off = await get('/f/1');
  expect([missing.statusCode, off.statusCode]).toEqual([404, 404]);
  expect(off.body).toBe(missing.body);
  expect(off.body).toContain('Sorry, the page you visited does not exist.');
});

test('a page that does not exist has the brand of the company that its address names, unless it is closed', async () => {
  const { id } = await world.company('Acme & Sons');
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      update organizations set domain = 'acme.example', privacy_url = 'https://acme.example/privacy',
        imprint_url = 'https://acme.example/legal', primary_color = '#123456' where id = ${id}`),
  );
  view = null;
  named = id;
  const { statusCode, body } = await get('/f/1');
  expect(statusCode).toBe(404);
  for (const part of [
    'Page not found · Acme &amp; Sons',
    '--accent:#123456',
    'Go to the website of Acme &amp; Sons',
    'href="https://acme.example/privacy"',
    'href="https://acme.example/legal"',
    'noindex',
  ])
    expect(body).toContain(part);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set status = 'suspended' where id = ${id}`),
  );
  expect((await get('/f/1')).body).not.toContain('Acme');
  named = null;
  // Addresses below the prefixes that no page has are answered the same way.
  for (const url of ['/f/1/nothing', '/verify/nothing', '/public/nothing/at/all'])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('a page of a company that has moved leads to the same page of its new installation', async () => {
  const { id } = await world.company('Traveler');
  await noteMoved(world, id, 'https://b.example');
  [view, named] = [null, id];
  const { statusCode, headers } = await get('/f/1?utm=2');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    'https://b.example/f/1?utm=2',
    'no-store',
  ]);
  named = null;
  expect((await get('/f/1')).statusCode).toBe(404);
});

test('the sitemap lists what the features name, and robots.txt leads to it', async () => {
  expect((await get('/sitemap.xml')).body).toContain('/f/one?a=1&amp;b=2</loc>');
  expect((await get('/robots.txt')).body).toContain('/sitemap.xml');
});
