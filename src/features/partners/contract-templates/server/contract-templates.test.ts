import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '#features/partners/contracts/server/testing/signers.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { ContractTemplate, TemplateVersion } from '../schema.ts';

let world: World;
let company: Company;
let manager: Person;
let stranger: Company;
beforeAll(async () => {
  world = await createWorld();
  [company, stranger] = await Promise.all([world.company(), world.company('Stranger')]);
  manager = await company.member('admin');
});
afterAll(() => world.close());

let count = 0;
const input = (given: object = {}) => ({ name: `Agreement ${++count}`, ...given });
const create = (given: object = {}) => manager.post<ContractTemplate>('/contract_templates', input(given));
const change = (id: string, patch: object) => manager.request('PATCH', `/contract_templates/${id}`, patch);
const step = (id: string, name: 'publish' | 'retire') => manager.request('POST', `/contract_templates/${id}/${name}`);
const read = (id: string) => manager.get<ContractTemplate>(`/contract_templates/${id}`);
const versions = async (id: string) =>
  (await manager.get<TemplateVersion[]>(`/contract_templates/${id}/versions`)).map(({ version }) => version);
/** The status and the errors of a refused publication. */
const problems = async (id: string) => {
  const answer = await step(id, 'publish');
  return [answer.statusCode, answer.json<{ errors?: { template: string[] } }>().errors?.template];
};
const signature = (role: string, page?: number) => ({
  key: `${role}_here`,
  role,
  kind: 'signature',
  label: 'Signature',
  required: true,
  ...(page && { page, x: 0.1, y: 0.5, width: 0.3, height: 0.06 }),
});

describe('a new template', () => {
  test('starts as a draft with a text and a signer of each side', async () => {
    const template = await create();
    expect(template).toMatchObject({ status: 'draft', version: 0, source: 'text', file_id: null, sent: 0 });
    expect(template.roles.map(({ side }) => side)).toEqual(['partner', 'company']);
    expect(template.body).toContain('{{partner.legal_name}}');
    expect(await create({ source: 'pdf' })).toMatchObject({ source: 'pdf', body: null, pages: null });
  });

  test.each([
    ['name', { name: ' ' }],
    ['language', { language: 'english' }],
    ['expires_days', { expires_days: 0 }],
    ['notice_days', { notice_days: 731 }],
    ['reminder_days', { reminder_days: [0] }],
    ['kind', { kind: 'poem' }],
    ['roles', { roles: [{ key: 'Big Key', name: 'Partner', side: 'partner' }] }],
    ['roles', { roles: [{ key: 'other', name: 'Other', side: 'customer' }] }],
    ['fields', { fields: [{ ...signature('partner', 1), x: 1.2 }] }],
    ['terms', { terms: { protection_days: 0 } }],
    ['status', { status: 'published' }],
  ])('answers 400 and names %s of %j', async (field, given) => {
    const answer = await manager.request('POST', '/contract_templates', input(given));
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors).filter((key) => !key.startsWith(field))).toEqual([]);
  });

  test('has a name of its own, which an archived template gives free', async () => {
    const { id, name } = await create();
    const taken = await manager.request('POST', '/contract_templates', { name: name.toUpperCase() });
    expect([taken.statusCode, taken.json().errors]).toEqual([409, { name: ['is already used by another template'] }]);
    await manager.request('DELETE', `/contract_templates/${id}`);
    expect((await manager.request('POST', '/contract_templates', { name })).statusCode).toBe(201);
    expect((await change(id, { archived_at: null })).statusCode).toBe(409);
  });

  test.each(['auto', 'notice'])('that renews (%s) needs a term', async (renewal) => {
    const refused = await manager.request('POST', '/contract_templates', input({ renewal }));
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { term_months: ['is required for contracts that renew'] },
    ]);
    const { id } = await create({ renewal, term_months: 12 });
    expect((await change(id, { term_months: null })).statusCode).toBe(422);
  });
});

describe('signers', () => {
  test('have keys of their own, and fields belong to one of them', async () => {
    const partner = { key: 'partner', name: 'Partner', side: 'partner' };
    for (const [given, errors] of [
      [{ roles: [partner, { ...partner, name: 'Second' }] }, { roles: ['has the key “partner” twice'] }],
      [{ fields: [signature('partner'), signature('partner')] }, { fields: ['has the key “partner_here” twice'] }],
      [{ fields: [signature('witness')] }, { fields: ['has a field of an unknown signer, “witness”'] }],
    ] as const) {
      const refused = await manager.request('POST', '/contract_templates', input(given));
      expect([refused.statusCode, refused.json().errors]).toEqual([422, errors]);
    }
  });

  test('a removed signer takes its fields along', async () => {
    const { id, roles } = await create({ fields: [signature('partner'), signature('company')] });
    const template = (
      await change(id, { roles: roles.filter(({ key }) => key === 'partner') })
    ).json<ContractTemplate>();
    expect(template.fields.map(({ key }) => key)).toEqual(['partner_here']);
  });

  test('one of them is of the partner', async () => {
    const { id } = await create({ roles: [{ key: 'company', name: 'Company', side: 'company' }] });
    expect(await problems(id)).toEqual([422, ['Add a signer of the partner.']]);
    await change(id, { roles: [] });
    expect(await problems(id)).toEqual([422, ['Add a signer.']]);
  });
});

describe('terms', () => {
  test('name an incentive structure and a territory of the company', async () => {
    const foreign = await stranger.owner.post<{ id: string }>('/partner_regions', { name: 'Foreign' });
    for (const [terms, problem] of [
      [{ plan_id: newId() }, 'names an unknown incentive structure'],
      [{ region_id: foreign.id }, 'names an unknown region'],
      [{ is_exclusive: true }, 'needs a territory for exclusivity'],
    ] as const) {
      const { id } = await create();
      for (const refused of [
        await manager.request('POST', '/contract_templates', input({ terms })),
        await change(id, { terms }),
      ])
        expect([refused.statusCode, refused.json().errors]).toEqual([422, { terms: [problem] }]);
    }
    const own = await company.owner.post<{ id: string }>('/partner_regions', { name: 'Nordics' });
    expect(await create({ terms: { region_id: own.id, is_exclusive: true } })).toMatchObject({
      terms: { region_id: own.id, is_exclusive: true },
    });
  });
});

describe('versions', () => {
  test('each publication of changes is a version, and an unchanged template is not published again', async () => {
    const { id } = await create();
    expect((await step(id, 'publish')).json()).toMatchObject({ status: 'published', version: 1, has_changes: false });
    const same = await step(id, 'publish');
    expect([same.statusCode, same.json().message]).toEqual([409, 'There are no changes since the latest version.']);
    expect((await change(id, { body: 'Second text' })).json()).toMatchObject({ version: 1, has_changes: true });
    expect((await step(id, 'publish')).json()).toMatchObject({ version: 2, has_changes: false });
    expect(await versions(id)).toEqual([2, 1]);
  });

  test('publishing twice at once makes one version', async () => {
    const { id } = await create();
    const answers = await Promise.all([step(id, 'publish'), step(id, 'publish')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await versions(id)).toEqual([1]);
  });

  test('an empty text and unknown merge fields are not published', async () => {
    const { id } = await create({ body: ' ' });
    expect(await problems(id)).toEqual([422, ['The text is empty.']]);
    await change(id, { body: 'Dear {{partner.nickname}} of {{ partner.name }}' });
    expect(await problems(id)).toEqual([422, ['Unknown merge fields: partner.nickname.']]);
    expect(await read(id)).toMatchObject({ status: 'draft', version: 0 });
  });

  test('a retired template starts no contracts and stays as it is until it is published again', async () => {
    const { id } = await create();
    expect((await step(id, 'retire')).statusCode).toBe(409);
    await step(id, 'publish');
    expect((await step(id, 'retire')).json()).toMatchObject({ status: 'retired' });
    expect((await change(id, { body: 'Other' })).statusCode).toBe(409);
    const partner_id = await company.within((call) => samplePartner(call));
    const contract = await manager.request('POST', '/contracts', { template_id: id, partner_id });
    expect([contract.statusCode, contract.json().errors]).toEqual([422, { template_id: ['is not published'] }]);
    expect((await step(id, 'publish')).json()).toMatchObject({ status: 'published', version: 2 });
    expect((await change(id, { body: 'Other' })).statusCode).toBe(200);
  });

  test('a contract keeps the version it started from', async () => {
    const { id } = await create({ body: 'First text' });
    await step(id, 'publish');
    const partner_id = await company.within((call) => samplePartner(call));
    const contract = await manager.post<{ id: string }>('/contracts', { template_id: id, partner_id });
    await change(id, { body: 'Second text' });
    await step(id, 'publish');
    expect(await manager.get(`/contracts/${contract.id}`)).toMatchObject({ template_version: 1, body: 'First text' });
  });

  test('an archived template is restored before it is published', async () => {
    const { id } = await create();
    await manager.request('DELETE', `/contract_templates/${id}`);
    const refused = await step(id, 'publish');
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'This template is archived. Restore it first.']);
  });

  test('of two changes of the same state only one is stored', async () => {
    const { id, row_version } = await create();
    const answers = await Promise.all(['A', 'B'].map((body) => change(id, { body, row_version })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('a PDF file', () => {
  const pdf = async (pages: number) => {
    const document = await PDFDocument.create();
    for (let page = 0; page < pages; page += 1) document.addPage([612, 792]);
    return document.save();
  };
  const send = async (person: Person, id: string, name: string, bytes: Uint8Array) =>
    person.request('POST', `/contract_templates/${id}/file`, ...(await upload(name, bytes)));

  test('is published with a signature of each signer on a page it has', async () => {
    const { id } = await create({ source: 'pdf' });
    expect(await problems(id)).toEqual([
      422,
      [
        'Upload the PDF file.',
        'Place a signature field for Partner.',
        'Place a signature field for Counter-signature.',
      ],
    ]);
    expect((await send(manager, id, 'agreement.pdf', await pdf(2))).json()).toMatchObject({ pages: 2 });
    await change(id, { fields: [signature('partner', 2), signature('company', 3)] });
    expect(await problems(id)).toEqual([422, ['Some fields are on pages that the file does not have.']]);
    await change(id, { fields: [signature('partner', 2), signature('company')] });
    expect(await problems(id)).toEqual([
      422,
      ['Place a signature field for Counter-signature.', 'Place every field on a page.'],
    ]);
    await change(id, { fields: [signature('partner', 2), signature('company', 1)] });
    expect((await step(id, 'publish')).json()).toMatchObject({ version: 1 });
  });

  test('is a readable PDF, for a template that is made from one', async () => {
    const [{ id }, text] = [await create({ source: 'pdf' }), await create()];
    const picture = await send(manager, id, 'a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    expect([picture.statusCode, picture.json().message]).toEqual([422, '“a.png” is not a PDF file.']);
    const damaged = await send(manager, id, 'a.pdf', Buffer.from('%PDF-1.7 and then nothing'));
    expect([damaged.statusCode, damaged.json().errors]).toEqual([
      422,
      { file: ['is damaged or protected by a password'] },
    ]);
    expect((await send(manager, text.id, 'a.pdf', await pdf(1))).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ file_id: null, pages: null });
  });

  test('is uploaded by people who manage templates of the company', async () => {
    const { id } = await create({ source: 'pdf' });
    const bytes = await pdf(1);
    const partner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
    expect((await send(partner, id, 'a.pdf', bytes)).statusCode).toBe(404);
    expect((await send(stranger.owner, id, 'a.pdf', bytes)).statusCode).toBe(404);
    expect((await send(await company.member('finance'), id, 'a.pdf', bytes)).statusCode).toBe(403);
  });
});

test('partners and other companies find no templates, and finance and partner managers only read them', async () => {
  const { id } = await create();
  const partner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  for (const person of [partner, stranger.owner]) {
    for (const [method, url, body] of [
      ['GET', `/contract_templates/${id}`],
      ['PATCH', `/contract_templates/${id}`, { body: 'Taken' }],
      ['DELETE', `/contract_templates/${id}`],
      ['POST', `/contract_templates/${id}/publish`],
      ['POST', `/contract_templates/${id}/retire`],
      ['GET', `/contract_templates/${id}/versions`],
    ] as const)
      expect((await person.request(method, url, body)).statusCode, `${method} ${url}`).toBe(404);
  }
  for (const role of ['finance', 'partner_manager'] as const) {
    const reader = await company.member(role);
    expect(await reader.get(`/contract_templates/${id}`)).toMatchObject({ id });
    expect((await reader.request('PATCH', `/contract_templates/${id}`, { body: 'Taken' })).statusCode).toBe(403);
    expect((await reader.request('POST', `/contract_templates/${id}/publish`)).statusCode).toBe(403);
  }
});
