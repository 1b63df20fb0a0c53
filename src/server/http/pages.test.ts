import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';
import { sendSecurityHeaders } from './security-headers.ts';

const dist = mkdtempSync(`${tmpdir()}/tandem-pages-`);
const early = "\n  fetch('/api/session');\n";
const page = (script: string, own: string, asks = '') =>
  `<html><head><script data-asks="${asks}">${script}</script><script type="module" src="/assets/${own}.js"></script></head></html>`;

let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page(early, 'frame'));
  writeFileSync(join(dist, 'public.html'), page('1', 'public'));
  writeFileSync(join(dist, 'assets/list-1.js'), 'export {}');
  const screens = {
    '/': { files: ['assets/dashboard-1.js'] },
    '/companies': { files: ['assets/list-1.js', 'assets/list-2.css'] },
    '/companies/show/$id': { files: ['assets/show-1.js'], asks: 'accounts/$id/whole' },
    '/waiting/$id': { files: [], asks: 'deals/$id', kinds: { 'sign-ups': 'applications/$id' } },
    '/companies/create': { files: ['assets/form-1.js'] },
  };
  writeFileSync(join(dist, 'screens.json'), JSON.stringify(screens));
  app = Fastify();
  sendSecurityHeaders(app, { baseUrl: 'http://localhost', connectTo: [] });
  await servePages(app, dist);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const linksOf = async (path: string) => {
  const { body } = await app.inject(path);
  return [...body.matchAll(/<link rel="(\w+)" crossorigin href="\/assets\/([\w.-]+)">/g)].map(
    ([, rel, file]) => `${rel} ${file}`,
  );
};

test('preloads the files of the requested screen only', async () => {
  expect(await linksOf('/companies?q=acme&sort=name')).toEqual(['modulepreload list-1.js', 'stylesheet list-2.css']);
  expect(await linksOf('/companies/show/0198c5b2-2a1f-7000-8000-000000000001')).toEqual(['modulepreload show-1.js']);
  expect(await linksOf('/companies/create')).toEqual(['modulepreload form-1.js']);
  expect(await linksOf('/')).toEqual(['modulepreload dashboard-1.js']);
});

test('answers unknown documents of programs with 404 instead of a page', async () => {
  for (const path of [
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource/other',
    '/mcp/.well-known/oauth-authorization-server',
    '/mcp/other',
    '/companies/.well-known/x',
  ]) {
    const { statusCode, body } = await app.inject(path);
    expect([statusCode, body], path).toEqual([404, expect.not.stringContaining('<')]);
  }
  expect((await app.inject('/companies/well-known')).statusCode).toBe(200);
});

test('reads nothing of what reaches the server instead of the worker of the app', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' };
  const answer = await app.inject({ method: 'POST', url: '/share', headers, payload: 'x'.repeat(20_000_000) });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/revenue/deal-desk/fair?shared=failed');
});

test('preloads the record of a detail page only', async () => {
  const askedAt = async (path: string) => /data-asks="([^"]*)"/.exec((await app.inject(path)).body)![1];
  expect(await askedAt('/companies/show/0198c5b2?tab=people')).toBe('/api/accounts/0198c5b2/whole');
  expect(await askedAt('/companies/show/%22%3E%3Cscript%3E%2F..')).toBe('/api/accounts/%22%3E%3Cscript%3E%2F../whole');
  expect(await askedAt('/waiting/1')).toBe('/api/deals/1');
  expect(await askedAt('/waiting/1?queue=sign-ups')).toBe('/api/applications/1');
  for (const other of ['toString', 'nothing', 'a&queue=b'])
    expect(await askedAt(`/waiting/1?queue=${other}`)).toBe('/api/deals/1');
  for (const path of ['/companies', '/companies/show/1/and/more', '/login']) expect(await askedAt(path)).toBe('');
});

test('serves the app for unknown addresses, without preloading on sign-in', async () => {
  expect(await linksOf('/companies/show/1/and/more')).toEqual([]);
  expect((await app.inject('/companies/show/1/and/more')).body).toBe(page(early, 'frame'));
  expect((await app.inject('/login?to=%2Fcompanies')).body).toBe(page('1', 'public'));
});

test('revalidates the page, and caches hashed files', async () => {
  for (const path of ['/companies', '/nowhere', '/login'])
    expect((await app.inject(path)).headers['cache-control']).toBe('no-cache');
  expect((await app.inject('/assets/list-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
});

test('allows only the built inline scripts', async () => {
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const scriptsOf = async (path: string) =>
    /script-src ([^;]*);/.exec(`${(await app.inject(path)).headers['content-security-policy']}`)![1];
  expect(await scriptsOf('/companies')).toBe(`'self' ${hash(early)}`);
  expect(await scriptsOf('/companies/show/1')).toBe(`'self' ${hash(early)}`);
  expect(await scriptsOf('/login')).toBe(`'self' ${hash('1')}`);
  expect(await scriptsOf('/assets/list-1.js')).toBe("'self'");
});
