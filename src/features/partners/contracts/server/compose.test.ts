import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { openBody } from '#features/platform/mails/server/secrets.ts';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { sampleContractTemplate } from '../../contract-templates/server/sample.ts';
import type { Contract, ContractPreview, ContractSigning } from '../schema.ts';
import { sampleSigners } from './sample.ts';
import { signersOf } from './testing/signers.ts';

let world: World;
let company: Company;
let template_id: string;
let partner_id: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  template_id = await company.within((call) => sampleContractTemplate(call));
  partner_id = await company.within((call) => samplePartner(call, { name: 'Alder Partners' }));
});
afterAll(() => world.close());

const preview = async (body: object, by: Person = company.owner) =>
  (await by.request('POST', '/contracts/preview', { template_id, partner_id, ...body })).json<ContractPreview>();
const file = (body: object, by: Person = company.owner) =>
  by.request('POST', '/contracts/preview_file', { template_id, partner_id, ...body });

/** Text as a reader selects it. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts.join(' ');
}

test('a preview has the values, the signers and the dates, and stores nothing', async () => {
  const before = (await company.owner.get<Contract[]>('/contracts')).length;
  const shown = await preview({ effective_on: '2026-04-01', terms: { protection_days: 120 } });
  const shownAs = (name: string) => shown.values.find((one) => one.name === name)?.value;
  expect(shown.title).toContain('with Alder Partners');
  expect(shownAs('partner.legal_name')).toBe('Alder Partners');
  expect(shownAs('partner.address')).toBe('DE');
  expect(shownAs('contract.effective_on')).toBe('April 1, 2026');
  expect(shownAs('terms.protection')).toBe('120 days');
  expect(shownAs('partner.tier'), 'is not in the text').toBeUndefined();
  expect(shown.signers.map(({ role }) => role)).toEqual(['company']);
  expect(shown.existing).toBeNull();
  expect(await company.owner.get<Contract[]>('/contracts')).toHaveLength(before);
  const without = await preview({ partner_id: null });
  expect(without.values.find(({ name }) => name === 'partner.legal_name')).toMatchObject({ value: '' });
});

test('the PDF of a preview reads like the document that signers get', async () => {
  const input = {
    signers: sampleSigners(),
    effective_on: '2026-05-01',
    values: { 'partner.legal_name': 'Alder *GmbH*' },
  };
  const seen = await file(input);
  expect(seen.headers['content-type']).toBe('application/pdf');
  const contract = await company.owner.post<Contract>('/contracts', { template_id, partner_id, ...input, send: true });
  expect(contract).toMatchObject({ status: 'sent', waits_for: 'Ana Kovač' });
  const signers = signersOf(world);
  const sent = await signers.post('document', { token: await signers.tokenOf(input.signers[0]!.email) });
  const [before, after] = [await textOf(seen.rawPayload), await textOf(sent.rawPayload)];
  expect(after).toContain('Alder *GmbH*');
  // The places of the signers come after the text, where the numbers of the pages are.
  const textIn = (all: string) => all.slice(0, all.indexOf('Payment terms: as in the program'));
  expect(textIn(before)).toBe(textIn(after));
  expect(before).toContain('Counter-signature');
});

test('a preview is fast enough to follow the keys', async () => {
  await file({});
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await file({ values: { 'partner.name': `Round ${round}` } });
    times.push(performance.now() - start);
  }
  expect(Math.min(...times)).toBeLessThan(300);
});

test('hostile values are text, and long ones are refused', async () => {
  const evil = '<img src=x onerror=alert(1)> {{company.name}} **bold** \u202Egnp.exe\n# Heading';
  const shown = await file({ values: { 'partner.legal_name': evil } });
  const text = await textOf(shown.rawPayload);
  expect(text).toContain('<img src=x onerror=alert(1)>{{company.name}} **bold** gnp.exe # Heading');
  expect((await file({ values: { 'partner.legal_name': 'x'.repeat(501) } })).statusCode).toBe(400);
  expect((await file({ values: { 'terms.plan': 'free' } })).statusCode).toBe(400);
  expect((await file({ values: { 'partner.legal_name': 'x'.repeat(500) } })).statusCode).toBe(200);
  const named = await company.within((call) => samplePartner(call, { name: 'Curly {{evil}} {{terms.plan}}' }));
  const sent = await company.owner.post<Contract>('/contracts', {
    template_id,
    partner_id: named,
    signers: sampleSigners(),
    send: true,
  });
  expect(sent.status).toBe('sent');
});

test('signers sign in the order in which they are given', async () => {
  const [partner, own] = sampleSigners();
  const { id } = await company.owner.post<Contract>('/contracts', {
    template_id,
    partner_id,
    signers: [own, partner],
    expires_days: 3,
    send: true,
  });
  const rows = await company.owner.get<ContractSigning[]>(
    `/contract_signings?contract_id=${id}&_sort=position&_order=asc`,
  );
  expect(rows.map(({ name, status }) => [name, status])).toEqual([
    ['Jo Keller', 'notified'],
    ['Ana Kovač', 'waiting'],
  ]);
  expect((await preview({})).existing).toMatchObject({ id, status: 'sent' });
});

test('previews are for managers of this company only', async () => {
  const other = await world.company();
  expect((await file({}, other.owner)).statusCode).toBe(404);
  const theirs = await other.within((call) => samplePartner(call));
  expect((await file({ partner_id: theirs })).statusCode).toBe(404);
  expect((await file({}, await company.member('admin'))).statusCode).toBe(200);
  const partner = await world.partnerUser(company, partner_id);
  for (const path of ['preview', 'preview_file'])
    expect((await partner.request('POST', `/contracts/${path}`, { template_id, partner_id })).statusCode).toBe(404);
  const draft = await company.owner.post<Contract>('/contracts', { template_id, partner_id });
  expect(draft.status).toBe('draft');
  expect((await partner.request('GET', `/contracts/${draft.id}`)).statusCode).toBe(404);
});

test('the email names the document, the signers and the day, and hostile names stay text', async () => {
  const evil = await company.within((call) => samplePartner(call, { name: '<img src=x onerror=alert(1)>\u202Egnp' }));
  const [partner, own] = sampleSigners();
  const admin = await world.partnerUser(company, evil);
  await company.owner.post('/contracts', {
    template_id,
    partner_id: evil,
    signers: [partner, { ...own!, name: 'Jo <b>Keller</b>' }],
    send: true,
  });
  const { subject } = await mailedTo(world.kernel, partner!.email);
  expect(subject).toMatch(/^Reseller agreement from Acme, 2 signers, sign by \w+, \w+ \d+$/);
  const signers = signersOf(world);
  expect((await signers.sign(partner!.email)).json()).toMatchObject({ is_signed: true });
  const [last] = (await allMailedTo(world.kernel, own!.email)).slice(-1);
  expect(last!.subject).toContain('with <img src=x onerror=alert(1)> gnp');
  expect(last!.body_text).toContain('1 of 2 signed');
  const bodies = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ id: string; body_html: string | null; subject: string }>(sql`
      select id, body_html, subject from mail_outbox
      where to_address = any(${[partner!.email, own!.email, admin.email]})`),
  );
  for (const mail of nonEmpty(bodies)) {
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/);
    expect(openBody(world.kernel.sealing, mail.body_html ?? '', mail.id)).not.toMatch(/<img src=x|<b>Keller/);
  }
});
