import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { fingerprintText } from '#shared/verdict.ts';
import type { ContractTemplate } from '../../contract-templates/schema.ts';
import { textOfEvent } from '../chain.ts';
import type { DocumentCheck } from '../public.schema.ts';
import type { Contract, ContractTrail } from '../schema.ts';
import { verifySealedFile } from '../sealed/verify-sealed-file.ts';
import { sha256 } from './events.ts';
import { STROKES, signersOf, upload } from './testing/signers.ts';

let world: World;
let company: Company;
let signers: ReturnType<typeof signersOf>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  signers = signersOf(world);
});
afterAll(async () => {
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

test('the sealed file verifies by its own bytes, and any change breaks the seal', async () => {
  const { id, contract } = await signers.completed(company);
  const bytes = await fileOf(id);
  const check = await verifySealedFile(bytes);
  expect(check).toMatchObject({ problems: [], signer: { name: 'Acme' } });
  expect(sha256(bytes)).toBe(contract.sealed_sha256);
  expect(check.details!.signers.map(({ name }) => name)).toEqual(['Ana Kovač', 'Jo Keller']);
  const changed = Buffer.from(bytes);
  changed[Math.floor(bytes.length / 3)]! ^= 1;
  expect((await verifySealedFile(changed)).problems.join(' ')).toContain('changed after it was sealed');
  const plain = Buffer.from(await (await PDFDocument.create()).save());
  expect((await verifySealedFile(plain)).problems).toEqual(['The file is not sealed.']);
});

test('the email and the public page name the certificate that seals the file', async () => {
  const { id, first } = await signers.completed(company);
  const { signer } = await verifySealedFile(await fileOf(id));
  const text = fingerprintText(signer!.fingerprint);
  expect((await mailedTo(world.kernel, first.email)).body_text).toContain(text);
  const page = await world.app.inject({ method: 'GET', url: `/verify/contract/${id}` });
  expect(page.body).toContain(signer!.fingerprint);
});

test('whoever can write rows, but has no key, cannot rewrite the chain of events', async () => {
  const { id } = await signers.completed(company);
  const trail = () => company.owner.get<ContractTrail>(`/contracts/${id}/trail`);
  const before = await trail();
  expect(before).toMatchObject({ is_intact: true, is_signed: true });
  // Events are append-only, so the forger rewrites the contract's newest event as the owner of the database.
  const forged = { ...before.events.at(-1)!, payload: { forged: true } };
  const hash = sha256(textOfEvent(forged));
  const admin = new Database(world.database.adminUrl, 1);
  const forge = (changes: [string, unknown[]][]) =>
    admin.unscoped(async (tx) => {
      const tables = ['contract_events', 'contract_chain_heads'];
      for (const table of tables)
        await tx.run(sql`alter table ${sql.raw(table)} disable trigger user, no force row level security`);
      for (const [change, values] of changes) await tx.run(change, values);
      for (const table of tables)
        await tx.run(sql`alter table ${sql.raw(table)} enable trigger user, force row level security`);
    });
  await forge([
    [
      'update contract_events set payload = $2, hash = $3 where contract_id = $1 and seq = $4',
      [id, JSON.stringify(forged.payload), hash, forged.seq],
    ],
    ['update contract_chain_heads set hash = $2 where contract_id = $1', [id, hash]],
  ]);
  expect(await trail()).toMatchObject({ is_intact: false, is_signed: true });
  await forge([['delete from contract_chain_heads where contract_id = $1', [id]]]);
  expect(await trail()).toMatchObject({ is_intact: false });
  const { id: other } = await signers.completed(company);
  await forge([
    [
      'delete from contract_events where contract_id = $1 and seq = (select max(seq) from contract_events where contract_id = $1)',
      [other],
    ],
  ]);
  await admin.close();
  expect(await company.owner.get<ContractTrail>(`/contracts/${other}/trail`)).toMatchObject({ is_intact: false });
});

test('names in any script can be selected in the file, and only their fonts are in it', async () => {
  // Arabic, Hebrew and Indic letters change their order or form; the letters themselves are there.
  const names = ['Łukasz Żółć', 'Ελένη Παπαδοπούλου', 'สมชาย ใจดี', '山田 太郎', '王小明', '김민수', 'გიორგი', 'Արամ'];
  const shaped = ['שלום', 'محمد', 'प्रिया', 'தமிழ்'];
  const tail = Math.random().toString(36).slice(2, 8);
  const { id } = await signers.completed(company, {
    title: `Договор ${names.slice(2).join(', ')}, ${shaped.join(', ')}`,
    signers: [
      { role: 'partner', name: names[0]!, email: `one-${tail}@partner.example` },
      { role: 'company', name: names[1]!, email: `two-${tail}@company.example` },
    ],
  });
  const bytes = await fileOf(id);
  const text = await textOf(bytes);
  for (const name of [...names, 'Договор']) expect(text).toContain(name);
  for (const letter of ['ש', 'ל', 'م', 'ح', 'र', 'य', 'த', 'ழ']) expect(text).toContain(letter);
  expect(text).not.toContain('\u25a1');
  expect(text).not.toContain('?');
  expect(text).toContain('Certificate of signatures');
  expect(text).toContain('This is a simple electronic signature');
  expect(bytes.length).toBeLessThan(200_000);
  expect((await verifySealedFile(bytes)).problems).toEqual([]);
});

test('the page on which somebody has signed still offers the sealed file', async () => {
  const { id, first, second } = await signers.sent(company);
  await signers.sign(first.email);
  const token = await signers.tokenOf(second.email);
  expect((await signers.sign(second.email, {}, token)).statusCode).toBe(200);
  await signers.work(company, 'contracts.seal', { contract_id: id });
  expect((await signers.post('open', { token })).json()).toMatchObject({ state: 'signed', has_sealed_file: true });
  const file = await signers.post('document', { token });
  expect(file.rawPayload.equals(await fileOf(id))).toBe(true);
});

test('anyone with the file can verify it by its hash, and nothing is revealed without it', async () => {
  const { id, contract } = await signers.completed(company);
  const check = async (sha256: string) => (await signers.post('verify', { sha256 })).json<DocumentCheck>();
  expect(await check(contract.sealed_sha256!)).toMatchObject({
    is_genuine: true,
    id,
    is_chain_intact: true,
    company_name: 'Acme',
    signers: [{ name: 'Ana Kovač' }, { name: 'Jo Keller' }],
  });
  expect(await check(sha256(Buffer.from('another file')))).toMatchObject({
    is_genuine: false,
    title: null,
    signers: [],
  });
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
  // While the file is gone, the contract shows why it is not sealed, and it is sealed once the file is restored.
  const original = await company.within((call) =>
    call.one<{ key: string }>(sql`
      select key from contract_template_files where organization_id = ${company.id} and template_id = ${template.id}`),
  );
  const pdf = await world.kernel.documents.read(original.key);
  await world.kernel.documents.remove(original.key);
  await signers.work(company, 'contracts.seal', { contract_id: id });
  expect(await company.owner.get<Contract>(`/contracts/${id}`)).toMatchObject({
    status: 'awaiting_seal',
    seal_problem: 'The file of this contract is no longer stored.',
  });
  await world.kernel.documents.write(original.key, pdf);
  await signers.work(company, 'contracts.seal', { contract_id: id });
  const bytes = await fileOf(id);
  expect((await verifySealedFile(bytes)).problems).toEqual([]);
  expect(await company.owner.get<Contract>(`/contracts/${id}`)).toMatchObject({ status: 'active', seal_problem: null });
  const text = await textOf(bytes);
  expect(text).toContain('Master agreement');
  expect(text).toContain('Geschäftsführer');
  expect(text).toContain('Certificate of signatures');
});
