import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVerifier } from '#server/commands/verify-command.ts';
import { judge } from '#shared/verdict.ts';
import { partsOfMessage } from '../sealed/cms.ts';
import { decode } from '../sealed/der.ts';
import type { Evidence } from '../sealed/evidence.ts';
import { verifySealedFile } from '../sealed/verify-sealed-file.ts';
import { documentVerifier } from './describe-file.ts';
import { detachedSignature } from './seal/cms.ts';
import type { SealKey } from './seal/key.ts';
import { sealPdf } from './seal/sign-pdf.ts';
import { keyOf, sealedFile } from './testing/sealed.ts';

let folder: string;
let keys: SealKey;
let sealed: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'));
  ({ bytes: sealed, keys } = await sealedFile());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fingerprintOf = ({ certificate }: SealKey) =>
  new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase();
const verdictOf = async (bytes: Uint8Array, trusted: readonly string[] = [fingerprintOf(keys)]) =>
  judge(await verifySealedFile(bytes), trusted);

/** The positions of the first and last digit of the signature. */
function gapOf(bytes: Buffer): { start: number; end: number; used: number } {
  const start = bytes.indexOf('/Contents <') + '/Contents <'.length;
  const end = bytes.indexOf('>', start);
  const { bytes: message } = decode(Buffer.from(bytes.toString('latin1', start, end), 'hex'));
  return { start, end, used: start + 2 * message.length };
}

/** A file in which the bytes from a place are replaced. */
function replaced(bytes: Buffer, at: number, text: string | Buffer): Buffer {
  const copy = Buffer.from(bytes);
  Buffer.from(text).copy(copy, at);
  return copy;
}

function has(program: string, option: string): boolean {
  return spawnSync(program, [option], { stdio: 'ignore' }).status !== null;
}

test('a sealed file is valid for who trusts its certificate, of an unknown signer for others', async () => {
  expect(await verdictOf(sealed)).toMatchObject({ verdict: 'valid', problems: [], signer: { name: 'Acme' } });
  expect(await verdictOf(sealed, [])).toMatchObject({ verdict: 'unknown_signer', problems: [] });
  expect(await verdictOf(sealed, ['0'.repeat(64)])).toMatchObject({
    verdict: 'invalid',
    problems: ['The file is unchanged, but it was signed with another key than the one you trust.'],
  });
});

test('files of the former format verify', async () => {
  const former = readFileSync(new URL('./testing/sealed-format-1.pdf', import.meta.url));
  const fingerprint = '7e0e177ebc7e20bd744150c354ebc1756cebab57574b8ba4c307822045cfbbbf';
  expect(await verdictOf(former, [fingerprint])).toMatchObject({
    verdict: 'valid',
    details: { format: 'tandem-contract/1', signers: [{ name: 'Ana Kovač' }, { name: 'Jo Keller' }] },
  });
});

test('objects in the unused space of the signature make a file invalid', async () => {
  const { used, end } = gapOf(sealed);
  const evidence = JSON.stringify({ format: 'tandem-contract/1', forged: true });
  const [, catalog] = /\/Root (\d+) 0 R/.exec(sealed.toString('latin1'))!;
  for (const forged of [
    `>\n${catalog} 0 obj\n<< /Type /Catalog >>\nendobj\n900 0 obj\n<< /Length ${evidence.length} >>\nstream\n${evidence}\nendstream\nendobj\n<`,
    `\n${catalog} 0 obj\n<< /Type /Catalog >>\nendobj\n`,
    '> /Contents <',
    ' ',
    '01',
  ]) {
    expect(used + forged.length).toBeLessThan(end);
    expect(await verdictOf(replaced(sealed, used, forged)), forged).toMatchObject({
      verdict: 'invalid',
      details: null,
    });
  }
});

test('one flipped bit anywhere in the certificate or the signature makes a file invalid', async () => {
  const { start, used } = gapOf(sealed);
  for (let at = start; at < used; at += 2) {
    const byte = Number.parseInt(sealed.toString('latin1', at, at + 2), 16) ^ (1 << ((at >> 1) % 8));
    const changed = replaced(sealed, at, byte.toString(16).padStart(2, '0'));
    expect((await verdictOf(changed)).problems, `digit ${at - start}`).toHaveLength(1);
  }
});

test('the digits of the signature have one form only', async () => {
  const { start, used, end } = gapOf(sealed);
  const upper = replaced(sealed, start, sealed.toString('latin1', start, used).toUpperCase());
  expect((await verdictOf(upper)).verdict).toBe('invalid');
  expect((await verdictOf(replaced(sealed, end - 2, ' 0'))).verdict).toBe('invalid');
});

test('a file made with another key and the name of the company is not valid', async () => {
  const { bytes } = await sealedFile({}, await keyOf('Acme'));
  expect(await verdictOf(bytes, [])).toMatchObject({ verdict: 'unknown_signer', signer: { name: 'Acme' } });
  expect(await verdictOf(bytes)).toMatchObject({ verdict: 'invalid' });
});

test('evidence taken from a file cannot be sealed with another key', async () => {
  const { details } = await verifySealedFile(sealed);
  const resealed = async (evidence: Evidence, key: SealKey) => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(Buffer.from(JSON.stringify(evidence)), 'evidence.json', { mimeType: 'application/json' });
    const at = new Date('2026-11-21T00:00:00Z');
    return verifySealedFile(await sealPdf(document, key, { name: 'Acme', reason: 'Sealed', at }));
  };
  expect((await resealed(details!, keys)).problems).toEqual([]);
  expect((await resealed(details!, await keyOf('Acme'))).problems).toEqual([
    'The last event is not signed by the key of the seal.',
  ]);
  const { head_signature: _, ...unsigned } = details!;
  expect((await resealed(unsigned, keys)).problems).toEqual(['The last event is not signed by the key of the seal.']);
  const shorter = { ...details!, events: details!.events.slice(0, -1) };
  expect((await resealed(shorter, keys)).problems).toEqual(['The last event is not signed by the key of the seal.']);
  const renamed = structuredClone(details!);
  renamed.events[2]!.actor.name = 'Mallory';
  expect((await resealed(renamed, keys)).problems).toEqual(['The chain of events is broken at event 3.']);
  const rewritten = { ...details!, body: 'Another text' };
  expect((await resealed(rewritten, keys)).problems).toEqual([
    'The text in the record is not the text that was signed.',
  ]);
});

test('a seal that was made when its certificate was not valid is refused', async () => {
  for (const made_at of ['2026-11-20T07:00:00Z', '2046-11-20T10:00:00Z'])
    await expect(sealedFile({ made_at: new Date(made_at) })).rejects.toThrow('The certificate was not valid');
});

test('later revisions, second tables and hidden objects are refused', async () => {
  const text = sealed.toString('latin1');
  const table = text.lastIndexOf('xref\n', text.lastIndexOf('startxref') - 1);
  const update = `\n1 0 obj\n<< >>\nendobj\nxref\n1 1\n${String(sealed.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 99 /Root 2 0 R /Prev ${table} >>\nstartxref\n${sealed.length + 22}\n%%EOF`;
  const inserted = (at: number, more: string) =>
    Buffer.concat([sealed.subarray(0, at), Buffer.from(more, 'latin1'), sealed.subarray(at)]);
  const changes = [
    inserted(sealed.length, update),
    inserted(sealed.length, '\n'),
    inserted(sealed.length, '% more\n'),
    inserted(table, '90 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    inserted(table, '% a comment\n'),
    inserted(0, '\n'),
    inserted(text.indexOf('1 0 obj'), '1 0 obj\nnull\nendobj\n'),
  ];
  for (const changed of changes) expect((await verdictOf(changed)).problems).toHaveLength(1);
});

test('whoever signs less than the whole file is refused, even with the right key', async () => {
  const { start, end } = gapOf(sealed);
  const [whole, digits] = /\/ByteRange \[([\d ]+)\]/.exec(sealed.toString('latin1'))!;
  const [, , next, after] = digits!.split(' ').map(Number) as [number, number, number, number];
  const ranges = [
    [0, start - 1, next, after - 10],
    [0, start - 2, next, after],
    [0, start, next - 1, after + 1],
    [1, start - 2, next, after],
  ];
  for (const range of ranges) {
    const named = `/ByteRange [${range.join(' ')}]`.padEnd(whole.length, ' ');
    const changed = replaced(sealed, sealed.indexOf('/ByteRange'), named.slice(0, whole.length + 1));
    const [first, length, second, rest] = range as [number, number, number, number];
    const content = Buffer.concat([changed.subarray(first, first + length), changed.subarray(second, second + rest)]);
    const signature = detachedSignature(content, keys)
      .toString('hex')
      .padEnd(end - start, '0');
    expect((await verdictOf(replaced(changed, start, signature))).problems).toEqual([
      'The seal does not cover the whole file.',
    ]);
  }
});

test('an uploaded file is sealed without its earlier signatures, attachments and scripts', async () => {
  const source = await PDFDocument.create();
  const font = await source.embedFont(StandardFonts.Helvetica);
  const page = source.addPage([400, 400]);
  page.drawText('7 0 obj << /ByteRange [0 1 2 3] >> endobj xref trailer startxref %%EOF', {
    x: 20,
    y: 200,
    size: 8,
    font,
  });
  await source.attach(Buffer.from('{"format":"tandem-contract/1"}'), 'evidence.json', { mimeType: 'application/json' });
  source.addJavaScript('go', 'app.alert(1)');
  const { context } = source;
  const signature = context.register(
    context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFHexString.of('00') }),
  );
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Old'),
      V: signature,
      Rect: [0, 0, 0, 0],
    }),
  );
  page.node.addAnnot(field);
  context.register(context.obj({ Note: PDFString.of('(7 0 obj \\) endobj'), Unused: true }));
  source.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  const original = await source.save({ useObjectStreams: false });
  const { bytes } = await sealedFile({ source: 'pdf', body: null, original }, keys);
  expect(await verdictOf(bytes)).toMatchObject({ verdict: 'valid', details: { format: 'tandem-contract/2' } });
  const text = bytes.toString('latin1');
  expect(text).not.toContain('app.alert');
  expect(text).not.toContain('/Perms');
  const read = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(read.getPageCount()).toBe(2);
  expect(read.catalog.lookup(PDFName.of('AcroForm'), PDFDict).get(PDFName.of('SigFlags'))!.toString()).toBe('3');
  await writeAndCheck(bytes);
});

/** Structure, by a program of others. */
async function writeAndCheck(bytes: Buffer): Promise<void> {
  if (!has('qpdf', '--version')) return;
  const path = join(folder, 'structure.pdf');
  writeFileSync(path, bytes);
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  );
}

test.skipIf(!has('qpdf', '--version'))('qpdf finds no error in the structure', () => writeAndCheck(sealed));

test.skipIf(!has('pdfsig', '-v'))('pdfsig finds the signature valid and the whole document signed', () => {
  const path = join(folder, 'pdfsig.pdf');
  writeFileSync(path, sealed);
  const said = execFileSync('pdfsig', [path], { encoding: 'utf8' });
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('ETSI.CAdES.detached');
  expect(said).toContain('Total document signed');
});

test.skipIf(!has('openssl', 'version'))(
  'openssl verifies the signature with the certificate of the company',
  async () => {
    const { start, end, used } = gapOf(sealed);
    const path = (name: string) => join(folder, name);
    writeFileSync(path('seal.der'), Buffer.from(sealed.toString('latin1', start, used), 'hex'));
    writeFileSync(path('content'), Buffer.concat([sealed.subarray(0, start - 1), sealed.subarray(end + 1)]));
    writeFileSync(path('company.pem'), keys.certificate);
    writeFileSync(path('other.pem'), (await keyOf('Acme')).certificate);
    const verify = (certificate: string) =>
      spawnSync('openssl', [
        ...[
          'cms',
          '-verify',
          '-cades',
          '-binary',
          '-inform',
          'DER',
          '-in',
          path('seal.der'),
          '-content',
          path('content'),
        ],
        ...[
          '-CAfile',
          path(certificate),
          '-purpose',
          'any',
          '-out',
          path('out'),
          '-attime',
          String(Date.parse('2026-11-21') / 1000),
        ],
      ]);
    expect(verify('company.pem').stderr.toString()).toContain('successful');
    expect(verify('other.pem').status).not.toBe(0);
    const { certificate } = partsOfMessage(readFileSync(path('seal.der')));
    expect(new X509Certificate(certificate).toString()).toBe(new X509Certificate(keys.certificate).toString());
  },
);

test('the command answers by text, exit code and JSON', async () => {
  const path = (name: string) => join(folder, name);
  writeFileSync(path('contract.pdf'), sealed);
  writeFileSync(path('changed.pdf'), replaced(sealed, 400, 'x'));
  writeFileSync(path('company.pem'), keys.certificate);
  writeFileSync(path('company.der'), new X509Certificate(keys.certificate).raw);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const keep = (line: string) => void lines.push(line);
    const status = await runVerifier(documentVerifier, args, { pathOf: path, say: keep, complain: keep });
    return { status, said: lines.join('\n') };
  };
  const unknown = await run('contract.pdf');
  expect(unknown.status).toBe(2);
  expect(unknown.said).toContain('UNCHANGED, SIGNER NOT VERIFIED');
  expect(unknown.said).toContain('Ana Kovač');
  for (const trusted of [new X509Certificate(keys.certificate).fingerprint256, 'company.pem', 'company.der']) {
    const valid = await run('contract.pdf', '--certificate', trusted);
    expect(valid.said).toContain('Valid: the file is unchanged and signed by Acme');
    expect(valid.status).toBe(0);
  }
  const other = await run('contract.pdf', `--certificate=${'0'.repeat(64)}`, '--json');
  expect(other.status).toBe(1);
  expect(JSON.parse(other.said)).toMatchObject({
    format: 'tandem-verification/1',
    verdict: 'invalid',
    signer: { name: 'Acme', fingerprint: fingerprintOf(keys) },
  });
  const changed = await run('changed.pdf', '--certificate', 'company.pem');
  expect(changed.status).toBe(1);
  expect(changed.said).toContain('NOT VALID');
  const wrong = [[], ['contract.pdf', '--nothing'], ['missing.pdf'], ['contract.pdf', '--certificate', 'changed.pdf']];
  for (const args of wrong) expect((await run(...args)).status, args.join(' ')).toBe(64);
});

test('the command needs no installation', () => {
  const path = join(folder, 'offline.pdf');
  writeFileSync(path, sealed);
  const given = ['src/server/tandem.ts', 'verify-document', path, '--certificate', fingerprintOf(keys)];
  const { status, stdout } = spawnSync(process.execPath, given, { encoding: 'utf8', env: { PATH: process.env.PATH } });
  expect(stdout).toContain('Valid: the file is unchanged and signed by Acme');
  expect(status).toBe(0);
}, 120_000);

test('none of 5,000 changes of a sealed file is accepted', async () => {
  const random = randomFrom(26);
  const pick = (below: number) => Math.floor(random() * below);
  const { start, end, used } = gapOf(sealed);
  const table = sealed.lastIndexOf('xref\n', sealed.lastIndexOf('startxref') - 1);
  const objects = [...sealed.toString('latin1').matchAll(/^\d+ 0 obj\n/gm)].map(({ index }) => index);
  const tokens = [
    '>',
    '<',
    '>>',
    '<<',
    ' ',
    '\n',
    '%',
    'endobj\n',
    '2 0 obj\n',
    'stream\n',
    '/Prev 9',
    '00',
    'ff',
    '0',
    '\0',
  ];
  const splice = (at: number, remove: number, more: Uint8Array | string) =>
    Buffer.concat([sealed.subarray(0, at), Buffer.from(more as string, 'latin1'), sealed.subarray(at + remove)]);
  /** Half of the places are where forgeries begin: the signature, the table and the end. */
  const place = () =>
    [pick(sealed.length), start + pick(used - start), used + pick(end - used), table + pick(sealed.length - table)][
      pick(4)
    ]!;
  const noise = () => Buffer.from(Array.from({ length: 1 + pick(40) }, () => pick(256)));
  const changes: (() => Buffer)[] = [
    () => {
      const at = place();
      return replaced(sealed, at, Buffer.of(sealed[at]! ^ (1 << pick(8))));
    },
    () => splice(place(), 0, noise()),
    () => splice(place(), 1 + pick(60), ''),
    () => splice(place(), 0, tokens[pick(tokens.length)]!),
    () => {
      const token = tokens[pick(tokens.length)]!;
      return splice(place(), token.length, token);
    },
    () => {
      const [a, b] = [place(), place()].sort((one, other) => one - other) as [number, number];
      const length = 1 + pick(200);
      const moved = Buffer.concat([sealed.subarray(a, a + length), sealed.subarray(b, b + length)]);
      return splice(a, length, moved.subarray(length));
    },
    () => splice(sealed.length, 0, `\n${1 + pick(20)} 0 obj\n<< /Type /Catalog >>\nendobj\n`),
    () =>
      splice(
        sealed.length,
        0,
        `\n${1 + pick(20)} 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< /Prev ${table} /Root 2 0 R >>\nstartxref\n${table + pick(9)}\n%%EOF`,
      ),
    () => {
      // The other case of a letter is the same number.
      const at = [...sealed.toString('latin1', start, used).matchAll(/[a-f]/g)].map(({ index }) => start + index);
      const chosen = at[pick(at.length)]!;
      return replaced(sealed, chosen, String.fromCharCode(sealed[chosen]!).toUpperCase());
    },
    () => {
      const [from, to] = [objects[pick(objects.length)]!, objects[pick(objects.length)]!];
      const until = sealed.indexOf('endobj\n', from) + 8;
      return splice(to, 0, sealed.subarray(from, until));
    },
    () => {
      const digits = [...sealed.toString('latin1').matchAll(/\d/g)];
      const { index } = digits[pick(digits.length)]!;
      const other = (Number(String.fromCharCode(sealed[index]!)) + 1 + pick(9)) % 10;
      return replaced(sealed, index, String(other));
    },
  ];
  const accepted: number[] = [];
  let tried = 0;
  for (let round = 0; tried < 5000; round += 1) {
    const changed = changes[round % changes.length]!();
    if (changed.equals(sealed)) continue;
    tried += 1;
    if ((await verifySealedFile(changed)).problems.length === 0) accepted.push(round);
  }
  expect(accepted).toEqual([]);
}, 300_000);

/** Numbers between 0 and 1 that are the same in every run (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
