import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { shareTarget } from '#shared/pages.ts';
import type { OfflineSession } from './model.ts';
import { database } from './testing/database.ts';

const ORIGIN = 'https://portal.example';
vi.stubGlobal('indexedDB', database);
vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, addEventListener() {} });
const { deleteSharedExcept, readShared } = await import('./database.ts');
const { discardShared, forgetReceiver, forgetShared, noteReceiver, sharedRows } = await import('./shared.ts');

const session = (over: object = {}): OfflineSession => ({
  user: { id: 'ann' },
  mode: 'partner',
  program: { partner_id: 'north' },
  impersonation: null,
  rules: { is_remembered: true, idle_minutes: null },
  ...over,
});

interface FetchEvent {
  request: object;
  respondWith(answer: Promise<Response>): void;
}

/** The listener of the worker, run as a browser would. */
function workerListener(): (event: FetchEvent) => void {
  const source = readFileSync(join(import.meta.dirname, '../page/share-worker.js'), 'utf8');
  let listener: ((event: FetchEvent) => void) | undefined;
  const self = {
    tandemShell: { shareTarget },
    location: new URL('/service-worker.js', ORIGIN),
    addEventListener: (_: string, given: typeof listener) => {
      listener = given;
    },
  };
  // Addresses without an origin are those of the worker.
  const Answer = { redirect: (to: string, status: number) => Response.redirect(new URL(to, ORIGIN), status) };
  new Function('self', 'indexedDB', 'Response', source)(self, database, Answer);
  return listener!;
}
const listener = workerListener();

type Parts = Record<string, string | File | readonly File[]>;

/** Shares something. @returns `?shared=` of the screen that opens; undefined if the worker leaves the request alone */
async function share(parts: Parts, over: object = {}): Promise<string | null | undefined> {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts))
    for (const value of [values].flat()) form.append(name, value as string);
  let answer: Promise<Response> | undefined;
  listener({
    request: {
      method: 'POST',
      url: `${ORIGIN}/share`,
      destination: 'document',
      formData: async () => form,
      ...over,
    },
    respondWith: (given) => {
      answer = given;
    },
  });
  const response = await answer;
  if (!response) return undefined;
  expect(response.status).toBe(303);
  const to = new URL(response.headers.get('location')!);
  expect(to.origin + to.pathname).toBe(`${ORIGIN}${shareTarget.screen}`);
  return to.searchParams.get('shared');
}
const card = new File(['BEGIN:VCARD\nFN:Ada\nEND:VCARD'], 'ada.vcf', { type: 'text/vcard' });

beforeEach(async () => {
  vi.stubGlobal('indexedDB', database);
  await deleteSharedExcept(() => false);
  await noteReceiver(session());
});

test('keeps files and texts for the person and program of the last page', async () => {
  const id = await share({ title: 'Ada', files: [card, new File(['Call Ben'], 'ben.txt')] });
  expect((await readShared()).map(({ user_id, partner_id }) => [user_id, partner_id])).toEqual([
    ['ann', 'north'],
    ['ann', 'north'],
  ]);
  await noteReceiver(session());
  const row = sharedRows()!.find((one) => one.id === id)!;
  expect(row).toMatchObject({ title: 'Ada', file: { name: 'ada.vcf', size: card.size } });
  expect(Buffer.from(row.file!.head).toString()).toContain('FN:Ada');
  await discardShared(row.id);
  expect(sharedRows()).toMatchObject([{ title: '', file: { name: 'ben.txt' } }]);
});

test('stores nothing without a person, after the end of a session, and after signing out', async () => {
  await share({ text: 'before' });
  await forgetReceiver();
  expect(await share({ text: 'x' })).toBe('signed-out');
  expect(await readShared()).toHaveLength(1);
  await noteReceiver(session());
  expect(sharedRows()).toMatchObject([{ text: 'before' }]);
  await forgetShared();
  expect(await share({ text: 'x' })).toBe('signed-out');
  expect([await readShared(), sharedRows()]).toEqual([[], []]);
});

test.each<[string, object]>([
  ['in the company’s view', { mode: 'company', program: null }],
  ['where browsers may not remember sessions', { rules: { is_remembered: false, idle_minutes: null } }],
])('stores nothing %s', async (_, over) => {
  await noteReceiver(session(over));
  expect(await share({ text: 'x' })).toBe('signed-out');
});

test('shows nothing of another person or program, and removes what another person left', async () => {
  await share({ text: 'of ann' });
  await noteReceiver(session({ program: { partner_id: 'south' } }));
  expect(sharedRows()).toEqual([]);
  await noteReceiver(session({ impersonation: { reason: 'support' } }));
  expect(await readShared()).toHaveLength(1);
  await noteReceiver(session());
  expect(sharedRows()).toHaveLength(1);
  await noteReceiver(session({ user: { id: 'ben' } }));
  expect([await readShared(), sharedRows()]).toEqual([[], []]);
});

test('removes what nobody used for two weeks', async () => {
  await share({ text: 'old' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 });
  try {
    await noteReceiver(session());
  } finally {
    vi.useRealTimers();
  }
  expect(await readShared()).toEqual([]);
});

test('keeps the beginning of a huge file, five files at once, and twenty items', async () => {
  const huge = new File([new Uint8Array(2_000_000)], `${'x'.repeat(900)}.bin`);
  await share({ text: 't'.repeat(50_000), files: Array.from({ length: 9 }, () => huge) });
  const rows = await readShared();
  expect(rows).toHaveLength(5);
  for (const { file } of rows) expect([file!.head.byteLength, file!.name.length]).toEqual([524_288, 200]);
  expect(Math.max(...rows.map(({ text }) => text.length))).toBe(20_000);
  for (let round = 0; round < 15; round += 1) await share({ text: `${round}` });
  expect(await share({ text: 'one more' })).toBe('full');
  expect(await readShared()).toHaveLength(20);
});

test('says so when nothing arrived, and takes nothing inside a frame', async () => {
  expect(await share({})).toBe('failed');
  expect(await share({ files: [new File([], 'empty.vcf')] })).toBe('failed');
  expect(await share({ text: 'x' }, { destination: 'iframe' })).toBe('failed');
  const broken = async () => Promise.reject(new TypeError('no form'));
  expect(await share({}, { formData: broken })).toBe('failed');
  expect(await readShared()).toEqual([]);
});

test('leaves all other requests alone', async () => {
  for (const over of [
    { method: 'GET' },
    { url: `${ORIGIN}/api/share` },
    { url: `${ORIGIN}/share/more` },
    { url: 'https://evil.example/share' },
  ])
    expect(await share({ text: 'x' }, over)).toBeUndefined();
});
