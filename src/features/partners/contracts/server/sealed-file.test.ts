import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { ContractTemplate } from '../../contract-templates/schema.ts';
import type { DocumentCheck } from '../public.schema.ts';
import type { Contract } from '../schema.ts';
import { verifyFile } from './seal/verify-file.ts';
import { STROKES, signersOf, upload } from './testing/signers.ts';

let world: World;
let company: Company;
let signers: ReturnType<typeof signersOf>;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  signers = signersOf(world);
  folder = mkdtempSync(join(tmpdir(), 'sealed-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

async function fileOf(id: string): Promise<Buffer> {
  const answer = await company.owner.request('GET', `/contracts/${id}/file`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Text as a reader selects it. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts.join('\n');
}

function has(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('the sealed file verifies by its own bytes, and any change breaks the seal', async () => {
  const { id, contract } = await signers.completed(company);
  const bytes = await fileOf(id);
  const check = await verifyFile(bytes);
  expect(check).toMatchObject({ problems: [], sha256: contract.sealed_sha256, sealed_by: 'Acme' });
  expect(check.evidence!.signers.map(({ name }) => name)).toEqual(['Ana Kovač', 'Jo Keller']);
  const changed = Buffer.from(bytes);
  changed[Math.floor(bytes.length / 3)]! ^= 1;
  expect((await verifyFile(changed)).problems.join(' ')).toContain('seal');
  const longer = Buffer.concat([bytes, Buffer.from('% more\n')]);
  expect((await verifyFile(longer)).problems).toEqual(['Something was added to the file after it was sealed.']);
  const plain = Buffer.from(await (await PDFDocument.create()).save());
  expect((await verifyFile(plain)).problems[0]).toBe('The file is not sealed.');
});

test.skipIf(!has('pdfsig'))('another program finds the signature valid', async () => {
  const { id } = await signers.completed(company);
  const path = join(folder, 'contract.pdf');
  writeFileSync(path, await fileOf(id));
  const said = execFileSync('pdfsig', [path], { encoding: 'utf8' });
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('ETSI.CAdES.detached');
  expect(said).toContain('Total document signed');
});

test('the command verifies a file without an installation', async () => {
  const { id } = await signers.completed(company);
  const path = join(folder, 'offline.pdf');
  const bytes = await fileOf(id);
  writeFileSync(path, bytes);
  const run = (file: string) =>
    execFileSync(process.execPath, ['src/server/tandem.ts', 'verify-document', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH },
    });
  expect(run(path)).toContain('Valid: the file is unchanged since it was sealed.');
  expect(run(path)).toContain('Ana Kovač');
  bytes[400]! ^= 1;
  writeFileSync(path, bytes);
  expect(() => run(path)).toThrow('NOT VALID');
});

test('names in several scripts can be selected in the file', async () => {
  const names = ['Łukasz Żółć', 'Ελένη Παπαδοπούλου'];
  const tail = Math.random().toString(36).slice(2, 8);
  const [one, two] = [`one-${tail}@partner.example`, `two-${tail}@company.example`];
  const { id } = await signers.completed(company, {
    title: 'Договор с партнёром',
    signers: [
      { role: 'partner', name: names[0]!, email: one },
      { role: 'company', name: names[1]!, email: two },
    ],
  });
  const text = await textOf(await fileOf(id));
  for (const name of [...names, 'Договор с партнёром']) expect(text).toContain(name);
  expect(text).toContain('Certificate of signatures');
  expect(text).toContain('This is a simple electronic signature');
});

test('whoever has the file verifies it by its hash, and nobody learns anything without it', async () => {
  const { id, contract } = await signers.completed(company);
  const check = async (sha256: string) => (await signers.post('verify', { sha256 })).json<DocumentCheck>();
  expect(await check(contract.sealed_sha256!)).toMatchObject({
    is_genuine: true,
    id,
    is_chain_intact: true,
    company_name: 'Acme',
    signers: [{ name: 'Ana Kovač' }, { name: 'Jo Keller' }],
  });
  expect(await check('0'.repeat(64))).toMatchObject({ is_genuine: false, title: null, signers: [] });
});

test('an uploaded PDF is sealed with signatures in their places', async () => {
  const source = await PDFDocument.create();
  const font = await source.embedFont(StandardFonts.Helvetica);
  source.addPage([612, 792]).drawText('Master agreement', { x: 72, y: 700, font });
  source.addPage([612, 792]).drawText('Second page', { x: 72, y: 700, font });
  const template = await company.owner.post<ContractTemplate>('/contract_templates', {
    name: 'Our own PDF',
    source: 'pdf',
  });
  const uploaded = await company.owner.request(
    'POST',
    `/contract_templates/${template.id}/file`,
    ...(await upload('agreement.pdf', await source.save())),
  );
  expect(uploaded.json()).toMatchObject({ pages: 2, file_name: 'agreement.pdf' });
  const refused = await company.owner.request('POST', `/contract_templates/${template.id}/publish`, {});
  expect(refused.json().errors.template).toContain('Place a signature field for Partner.');
  const place = { page: 2, x: 0.1, width: 0.3, height: 0.06, required: true };
  await company.owner.patch(`/contract_templates/${template.id}`, {
    fields: [
      { key: 'one', role: 'partner', kind: 'signature', label: 'Signature', y: 0.3, ...place },
      { key: 'job', role: 'partner', kind: 'text', label: 'Job title', y: 0.4, ...place },
      { key: 'agree', role: 'partner', kind: 'checkbox', label: 'Agree', y: 0.5, ...place },
      { key: 'two', role: 'company', kind: 'signature', label: 'Signature', y: 0.6, ...place },
    ],
  });
  await company.owner.post(`/contract_templates/${template.id}/publish`);
  const { id, first, second } = await signers.sent(company, { template_id: template.id });
  const values = { job: 'Geschäftsführer', agree: 'true' };
  expect((await signers.sign(first.email, { signature: STROKES, values })).statusCode).toBe(200);
  expect((await signers.sign(second.email)).statusCode).toBe(200);
  await signers.work(company, 'contracts.seal', { contract_id: id });
  const bytes = await fileOf(id);
  expect((await verifyFile(bytes)).problems).toEqual([]);
  expect((await company.owner.get<Contract>(`/contracts/${id}`)).status).toBe('active');
  const text = await textOf(bytes);
  expect(text).toContain('Master agreement');
  expect(text).toContain('Geschäftsführer');
  expect(text).toContain('Certificate of signatures');
});
