import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideGroups, headingId, ROOT, siteLink, sourcePages } from '../docs-site/pages.ts';
import { type Description, referencePages } from '../docs-site/reference.ts';
import { expectEvery, nonEmpty } from './server/testing/expect-every.ts';

/** The text without code, in which brackets mean nothing. */
const proseOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/`[^`\n]*`/g, '');

const pages = [...sourcePages(), 'README.md'];
const links = pages.flatMap((from) =>
  [...proseOf(from).matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, mark, href]) => ({
    from,
    href: href!,
    isPicture: mark === '!',
  })),
);
const inner = links.filter(({ href, isPicture }) => !isPicture && !/^([a-z]+:|\/)/.test(href));

/** Each heading of a page as the end of an address; a repeated one gets a number. */
function headingsOf(file: string): Set<string> {
  const counts = new Map<string, number>();
  const ids = [
    ...readFileSync(join(ROOT, file), 'utf8')
      .replaceAll(/^```.*?^```$/gms, '')
      .matchAll(/^#{1,6} (.+)$/gm),
  ];
  return new Set(
    ids.map(([, text]) => {
      const id = headingId(text!.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1'));
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      return count === 0 ? id : `${id}-${count}`;
    }),
  );
}

test('every link between documents leads to a file, and to a heading of it', () => {
  expect(inner.length).toBeGreaterThan(150);
  const wrong = inner.flatMap(({ from, href }) => {
    siteLink(from, href);
    const [path, anchor] = href.split('#');
    const file = path ? join(ROOT, from, '..', path) : join(ROOT, from);
    if (!anchor || !file.endsWith('.md')) return [];
    return headingsOf(file.slice(ROOT.length + 1)).has(anchor) ? [] : [`${from}: ${href}`];
  });
  expect(wrong).toEqual([]);
});

test('a link to a missing file is refused, and one to source code is no address of the site', () => {
  expect(() => siteLink('docs/guide/deals.md', 'nothing.md')).toThrow('docs/guide/deals.md links to nothing.md');
  expect(() => siteLink('docs/guide/deals.md', '../../../outside.md')).toThrow('no such file');
  expect(siteLink('docs/guide/deals.md', 'payouts.md#payout-calendar')).toBe('/guide/payouts#payout-calendar');
  expect(siteLink('ARCHITECTURE.md', 'docs/guide/README.md')).toBe('/guide/');
  expect(siteLink('README.md', 'docs/decisions')).toBe('/decisions/');
  expect(siteLink('docs/guide/README.md', '../../README.md')).toBe('/');
  expect(siteLink('README.md', 'LICENSE')).toBeNull();
});

test('the table of contents of the guide names each of its pages once', () => {
  const named = guideGroups().flatMap((group) => group.pages.map(({ file }) => file));
  const present = globSync('docs/guide/*.md', { cwd: ROOT }).filter((file) => !file.endsWith('README.md'));
  expect(present.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual(present.toSorted());
});

test('each picture of the guide exists, is small and has a description, and each file is shown', () => {
  const shown = links.filter(({ isPicture }) => isPicture);
  expect(shown.length).toBeGreaterThan(10);
  const files = shown.map(({ from, href }) => join(ROOT, from, '..', href));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const folder = join(ROOT, 'docs/guide/pictures');
  const present = readdirSync(folder).map((name) => join(folder, name));
  expect(present.filter((file) => !files.includes(file))).toEqual([]);
  expectEvery(nonEmpty(present), (file) => statSync(file).size < 200_000);
  expect(pages.filter((page) => /!\[\]\(/.test(proseOf(page)))).toEqual([]);
});

const description: Description = {
  info: { description: 'Lists accept `_start`. Errors say why.' },
  paths: {
    '/api/parcels/{id}': {
      get: {
        operationId: 'get_parcels_id',
        summary: 'Read a parcel',
        tags: ['parcels'],
        'x-permission': 'parcels:show',
        'x-modes': ['company', 'partner'],
        security: [{ bearer: [] }],
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } }],
        responses: {
          200: { content: { 'application/json': { schema: parcel() } } },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      patch: {
        operationId: 'patch_parcels_id',
        summary: 'Update a parcel',
        tags: ['parcels'],
        'x-permission': 'parcels:edit',
        'x-modes': ['company'],
        security: [{ bearer: [] }],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { size: { enum: ['s', 'a|b'] } } } } },
        },
        responses: { 200: { content: { 'application/json': { schema: parcel() } } }, 422: {} },
      },
    },
  } as unknown as Description['paths'],
  components: { responses: { NotFound: { description: 'The record does not exist for the caller' } } },
  webhooks: { 'parcel.sent': { post: { summary: 'A parcel was sent', tags: ['parcels'], responses: {} } } },
};

function parcel() {
  return {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      label: { anyOf: [{ type: 'object', properties: { text: { type: 'string', maxLength: 40 } } }, { type: 'null' }] },
    },
  };
}

test('the API reference shows permission, parameters, body, response and errors of each route', () => {
  const [first, page] = referencePages(description);
  expect(first!.text).toContain('| `404` | The record does not exist for the caller |');
  expect(first!.text).toContain('- [Parcels](/api/parcels)');
  expect(page!.name).toBe('parcels');
  const [, read, update] = page!.text.split(/^## (?=Read|Update)/m);
  expect(page!.text).toContain('| `GET /api/parcels/{id}` | Read a parcel |');
  expect(page!.text).toContain('| `label.text` | string, at most 40 characters, optional |');
  expect(read).toContain('**Permission:** `parcels:show`, for the company and for partners');
  expect(read).toContain('| `id` | path | string (uuid) |');
  expect(read).toContain('The [record](#the-record).');
  expect(read).toContain('**Errors:** [404](/api/#errors)');
  expect(update).toContain('| `size` | `s` or `a\\|b`, optional |');
  expect(page!.text).toContain('| `parcel.sent` | A parcel was sent |');
});
