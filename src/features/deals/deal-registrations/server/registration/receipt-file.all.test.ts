import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Dice } from '#server/testing/dice.ts';
import { COMPILED } from '#server/testing/server-process.ts';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import { fingerprintText } from '#shared/verdict.ts';
import type { PublicReceiptCheck, ReceiptKey } from '../../public.schema.ts';
import type { Receipt } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';
import { verifyReceipt } from './receipt-file.ts';

let desk: Desk;
let dealer: Dealer;
let receipt: Receipt;
let file: Buffer;
let key: ReceiptKey;
const folder = mkdtempSync(join(tmpdir(), 'tandem-receipt-'));
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('North Wind');
  const { id } = await dealer.register({ account_name: 'Hooli “Zürich”', title: 'Größe ≥ 3' });
  file = (await dealer.person.request('GET', `/deal_registrations/${id}/receipt`)).rawPayload;
  receipt = JSON.parse(file.toString());
  key = await dealer.person.get<ReceiptKey>('/deal_registrations/receipts/key');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await desk.world.close();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bytesOf = (value: object) => Buffer.from(canonicalJson(value));
const check = (bytes: Buffer, trusted: string[] = [key.fingerprint]) => verifyReceipt(bytes, trusted);

/** A forged receipt: any content, signed with a key of the forger that the file carries. */
function forged(change: Partial<Receipt> = {}): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { signature: _, ...rest } = { ...receipt, ...change };
  const named = { ...rest, public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
  return bytesOf({ ...named, signature: sign(null, bytesOf(named), privateKey).toString('base64') });
}

test('the file that is downloaded has the one form that is accepted', () => {
  expect(file.toString()).toBe(canonicalJson(receipt));
  expect(check(file)).toMatchObject({
    verdict: 'valid',
    problems: [],
    signer: { fingerprint: key.fingerprint },
    details: { partner: { name: 'North Wind' } },
  });
});

test('a receipt proves nothing by the key it carries', () => {
  const mine = forged({ arrived_at: '2020-01-01T09:00:00Z' });
  expect(check(mine, [])).toMatchObject({ verdict: 'unknown_signer', problems: [] });
  expect(check(mine)).toMatchObject({ verdict: 'invalid' });
  expect(check(file, [])).toMatchObject({ verdict: 'unknown_signer' });
});

test.each<[string, () => Buffer]>([
  ['an unknown field', () => forged({ extra: 1 } as never)],
  ['an unknown field of the content', () => forged({ content: { ...receipt.content, note: 'x' } })],
  ['a missing field of the content', () => forged({ content: { account_name: 'Hooli' } })],
  ['another kind', () => forged({ kind: 'tandem-arrival-receipt/2' as never })],
  ['a time that does not exist', () => forged({ arrived_at: '2026-13-01T09:00:00Z' })],
  ['a hash of other content', () => forged({ content_hash: sha256('{}') })],
  ['spaces', () => Buffer.from(JSON.stringify(receipt, null, 2))],
  ['another order of fields', () => Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(receipt).reverse())))],
  ['a line break at the end', () => Buffer.concat([file, Buffer.from('\n')])],
  ['a byte order mark', () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file])],
  [
    'a field that is there twice',
    () => Buffer.from(`{"arrived_at":"2020-01-01T09:00:00Z",${file.toString().slice(1)}`),
  ],
  ['an escaped letter', () => Buffer.from(file.toString().replace('North Wind', '\\u004eorth Wind'))],
  ['bytes that are not UTF-8', () => Buffer.concat([file.subarray(0, 60), Buffer.from([0xff]), file.subarray(60)])],
  [
    'another algorithm',
    () => {
      const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
      return bytesOf({ ...receipt, public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') });
    },
  ],
  ['a signature in other base64', () => bytesOf({ ...receipt, signature: receipt.signature.replace('==', '') })],
  ['a list', () => Buffer.from(`[${file}]`)],
  ['deep nesting', () => Buffer.from('['.repeat(30_000))],
  ['nothing', () => Buffer.alloc(0)],
  ['a huge file', () => Buffer.alloc(40_000, 0x20)],
])('refuses %s', (_, make) => {
  expect(check(make(), [])).toMatchObject({ verdict: 'invalid' });
});

test('no mutation of a receipt is valid, or intact with an unknown signer', () => {
  const dice = new Dice(26);
  const other = forged();
  const counts = { changed: 0, valid: 0, intact: 0 };
  while (counts.changed < 5000) {
    const mutated = mutate(dice, file, other);
    if (mutated.equals(file) || mutated.equals(other)) continue;
    counts.changed += 1;
    const trusted = check(mutated);
    if (trusted.verdict === 'valid') counts.valid += 1;
    if (check(mutated, []).verdict !== 'invalid') counts.intact += 1;
  }
  expect(counts).toEqual({ changed: 5000, valid: 0, intact: 0 });
});

/** Bits, bytes, cuts, repetitions, white space, swapped values and parts of another receipt. */
function mutate(dice: Dice, from: Buffer, other: Buffer): Buffer {
  const bytes = Buffer.from(from);
  const at = dice.whole(0, bytes.length - 1);
  const to = dice.whole(at, Math.min(bytes.length, at + 80));
  const kind = dice.whole(0, 8);
  if (kind === 0) bytes[at]! ^= 1 << dice.whole(0, 7);
  if (kind === 1) bytes[at] = dice.whole(0, 255);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(to, at + 1))]);
  if (kind === 3) return Buffer.concat([bytes.subarray(0, Math.max(to, at + 1)), bytes.subarray(at)]);
  if (kind === 4)
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(dice.pick([' ', '\n', '\t', '\0', '}'])),
      bytes.subarray(at),
    ]);
  if (kind === 5) return Buffer.concat([bytes.subarray(0, at), other.subarray(at)]);
  if (kind === 6) {
    const part = other.subarray(at, to);
    part.copy(bytes, at);
    if (bytes.equals(from)) bytes[at]! ^= 1;
  }
  if (kind === 7) {
    const fields = Object.entries(JSON.parse(from.toString()) as Record<string, unknown>);
    const [field, donor] = [dice.pick(fields), dice.pick(fields)];
    const value = dice.pick<unknown>([donor[1], null, '', 0, {}, `${field[1]} `]);
    return bytesOf({ ...receipt, [field[0]]: field[0] === donor[0] && value === donor[1] ? [value] : value });
  }
  if (kind === 8) {
    const content = Object.keys(receipt.content);
    const changed = { ...receipt.content, [dice.pick(content)]: dice.whole(0, 1e9) };
    // With the right hash, too: then only the signature is left to notice.
    return bytesOf({ ...receipt, content: changed, content_hash: sha256(canonicalJson(changed)) });
  }
  return bytes;
}

test('the command answers 0, 1 or 2 without an installation', { timeout: 240_000 }, () => {
  const path = join(folder, 'receipt.json');
  const run = (bytes: Buffer, ...args: string[]) => {
    writeFileSync(path, bytes);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/server/tandem.ts', 'verify-receipt', path, ...args],
      { encoding: 'utf8', env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED } },
    );
    return { status, text: stdout + stderr };
  };
  const pem = join(folder, 'key.pem');
  writeFileSync(pem, key.pem);
  const valid = run(file, '--key', pem);
  expect(valid).toMatchObject({ status: 0, text: expect.stringContaining('Valid: the file is unchanged') });
  expect(valid.text).toContain('of North Wind');
  expect(run(file)).toMatchObject({ status: 2, text: expect.stringContaining('SIGNER NOT VERIFIED') });
  const mine = run(forged(), '--key', key.fingerprint, '--json');
  expect(mine.status).toBe(1);
  expect(JSON.parse(mine.text)).toMatchObject({ format: 'tandem-verification/1', verdict: 'invalid' });
});

const outside = (payload: object) =>
  desk.world.app.inject({ method: 'POST', url: '/api/public/receipts/verify', payload });

test('an outsider checks a receipt on the public page without signing in', async () => {
  const page = await desk.world.app.inject(key.path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(fingerprintText(key.fingerprint));
  const good = await outside({ company_id: desk.company.id, receipt: file.toString() });
  expect(good.json<PublicReceiptCheck>()).toMatchObject({
    verdict: 'valid',
    receipt: { partner: { name: 'North Wind' } },
  });
  for (const bytes of [forged(), bytesOf({ ...receipt, arrived_at: '2026-01-01T00:00:00Z' }), Buffer.from('{}')]) {
    const bad = await outside({ company_id: desk.company.id, receipt: bytes.toString() });
    expect(bad.json()).toMatchObject({ verdict: 'invalid', receipt: null });
  }
});

test('the public page exists only for companies that take registrations', async () => {
  const nobody = '0190a2b0-0000-7000-8000-000000000000';
  expect((await desk.world.app.inject(`/verify/receipt/${nobody}`)).statusCode).toBe(404);
  expect((await desk.world.app.inject('/verify/receipt/x')).statusCode).toBe(404);
  expect((await outside({ company_id: nobody, receipt: '{}' })).statusCode).toBe(404);
  const other = await createDesk(desk.world);
  const checked = await outside({ company_id: other.company.id, receipt: file.toString() });
  expect(checked.json()).toMatchObject({
    verdict: 'invalid',
    problems: ['It was not signed with this company’s key.'],
  });
});
