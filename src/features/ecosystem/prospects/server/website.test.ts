import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outgoing, OutgoingRequest } from '#server/outgoing/outgoing.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Prospect } from '../schema.ts';
import { prospectJobs } from './jobs.ts';
import { parsePage } from './website/page.ts';
import { readWebsite } from './website/read.ts';

let world: World;
let company: Company;
let server: Server;
let port: number;
let pages: Record<string, string | RequestListener>;
const asked: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  server = createServer((request, response) => {
    asked.push(request.url!);
    const page = pages[request.url!];
    if (typeof page === 'function') page(request, response);
    else if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked.length = 0;
  pages = {};
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
  await world.close();
});

/** The guarded client, for which `https://…example` is the server of this file. */
function toServer(): Outgoing {
  const guarded = createOutgoing({ resolve: async () => ['127.0.0.1'] });
  const of = (url: string) => url.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`);
  return {
    ...guarded,
    async request(url: string, request?: OutgoingRequest) {
      const { host } = new URL(url);
      const answer = await guarded.allowing([`http://${host}:${port}`]).request(of(url), request);
      return { ...answer, url: answer.url.replace(/^http:\/\/([^:/]+):\d+/, 'https://$1') };
    },
  };
}

const waits: number[] = [];
const reading = (host = 'acme.example') =>
  readWebsite(host, {
    outgoing: toServer(),
    share: 'acme',
    baseUrl: 'https://tandem.example',
    wait: async (milliseconds) => void waits.push(milliseconds),
  });

const HOME = `<!doctype html><html lang="de-AT"><head><title> Acme &amp; Sons </title>
  <meta name="description" content="We build   warehouses.">
  <link rel="alternate" hreflang="en-GB" href="/en"><link rel="alternate" hreflang="x-default" href="/">
  <script type="application/ld+json">{"@type":"Organization","numberOfEmployees":{"value":140},"foundingDate":"2009-05-01",
   "address":[{"addressCountry":"AT"},{"addressCountry":{"name":"Germany"}}]}</script>
  <script>document.write('hidden@acme.example')</script></head>
  <body>Write to <a href="mailto:Office@acme.example?subject=x">us</a>, or a.partner@provider.example.
  <a href="/contact">Contact</a><a href="/products">Products</a><a href="https://elsewhere.example/about">About</a>
  <a href="/about#team">About us</a><a href="/private/about">About</a></body></html>`;

test('reads what a website says about its company, with the page of each statement', async () => {
  pages = {
    '/': HOME,
    '/contact': '<a href="tel:+43%201%202345-67">Call</a> sales@acme.example logo@acme.example.png',
    '/about': 'Nothing new',
  };
  const home = 'https://acme.example/';
  expect(await reading()).toEqual({
    status: 'read',
    pages: 3,
    findings: [
      { kind: 'title', value: 'Acme & Sons', source: home },
      { kind: 'description', value: 'We build warehouses.', source: home },
      { kind: 'country', value: 'AT', source: home },
      { kind: 'country', value: 'DE', source: home },
      { kind: 'country', value: 'GB', source: home },
      { kind: 'email', value: 'office@acme.example', source: home },
      { kind: 'employees', value: '140', source: home },
      { kind: 'founded_year', value: '2009', source: home },
      { kind: 'email', value: 'sales@acme.example', source: 'https://acme.example/contact' },
      { kind: 'phone', value: '+43 1 2345-67', source: 'https://acme.example/contact' },
    ],
  });
});

test('respects robots.txt, also its delay', async () => {
  pages = { '/robots.txt': 'User-agent: *\nDisallow: /private\nDisallow: /about\nCrawl-delay: 2', '/': HOME };
  waits.length = 0;
  expect((await reading()).status).toBe('read');
  expect(asked).toEqual(['/robots.txt', '/', '/contact']);
  expect(waits).toEqual([2000]);
  pages = { '/robots.txt': 'User-agent: Tandem\nDisallow: /', '/': HOME };
  asked.length = 0;
  expect((await reading()).status).toBe('disallowed');
  expect(asked).toEqual(['/robots.txt']);
  pages = { '/robots.txt': (_request, response) => void response.writeHead(503).end(), '/': HOME };
  expect(await reading()).toMatchObject({ status: 'failed', message: expect.stringContaining('rules for robots') });
});

test('fails with a reason for pages that are missing, foreign, private or not HTML', async () => {
  expect(await reading()).toMatchObject({ status: 'failed', message: expect.stringContaining('404') });
  pages = { '/': (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x') };
  expect((await reading()).status).toBe('failed');
  for (const location of ['http://169.254.169.254/latest', 'https://127.0.0.1/', 'http://localhost:5432/']) {
    pages = { '/': (_request, response) => void response.writeHead(302, { location }).end() };
    expect((await reading()).status).toBe('failed');
  }
  const refused = await readWebsite('127.0.0.1', { outgoing: createOutgoing(), share: 'acme', baseUrl: '' });
  expect(refused).toEqual({
    status: 'failed',
    message: '127.0.0.1 has no public address. An operator can allow it with TANDEM_OUTGOING_ALLOW.',
  });
});

test('hostile markup ends as plain and short text', () => {
  const page = parsePage(
    `<title>\u202eevil\u0000 ${'x'.repeat(10_000)}</title>${'<div>'.repeat(50_000)}<script type="application/ld+json">${'['.repeat(5_000)}`,
  );
  expect(page.title.length).toBe(300);
  expect(page.title.startsWith('evil xxx')).toBe(true);
  expect(page.data).toEqual([]);
});

test('a click reads the website once a week, in the background, for all prospects with the domain', async () => {
  pages = { '/': HOME };
  world.kernel.outgoing = toServer();
  const { owner } = company;
  const add = () => owner.post<Prospect>('/prospects', { name: 'Acme', domain: 'acme.example' });
  const [first, second] = [await add(), await add()];
  const click = (id: string) => owner.request('POST', `/prospects/${id}/read_website`, {});
  expect((await click(first.id)).json()).toMatchObject({ site_status: 'reading' });
  expect((await click(second.id)).statusCode).toBe(200);
  expect(await runWaiting(world, prospectJobs)).toBe(1);
  const row = await owner.get<Prospect>(`/prospects/${second.id}`);
  expect(row).toMatchObject({ site_status: 'read', site_read_at: expect.any(String) });
  expect(row.site_findings).toContainEqual({ kind: 'title', value: 'Acme & Sons', source: 'https://acme.example/' });
  // The prospect itself changes only when a person uses a finding.
  expect(row).toMatchObject({ country: null, employees: null, row_version: second.row_version });
  expect((await click(first.id)).statusCode).toBe(409);
  world.clock.advance(8 * 86_400_000);
  expect((await click(first.id)).statusCode).toBe(200);
  pages = {};
  await runWaiting(world, prospectJobs);
  const failed = await owner.get<Prospect>(`/prospects/${first.id}`);
  expect(failed).toMatchObject({ site_status: 'failed', site_message: expect.stringContaining('404') });
  expect(failed.site_findings.length).toBeGreaterThan(0);
  const without = await owner.post<Prospect>('/prospects', { name: 'No domain' });
  expect((await click(without.id)).json().errors).toEqual({ domain: [expect.any(String)] });
});
