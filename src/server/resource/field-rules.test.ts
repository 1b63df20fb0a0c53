import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { FieldRule } from '#shared/nouns/field-rules.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { defineFieldRules, forgetFieldRules } from './field-rules.ts';

const rule = (field: string, more: Partial<FieldRule> = {}): FieldRule => ({
  field,
  source: 'Their CRM',
  is_required: false,
  max_length: null,
  options: null,
  ...more,
});
const rules: Record<string, readonly FieldRule[]> = {
  accounts: [
    rule('industry', { is_required: true, options: ['Health', 'Retail'].map((value) => ({ value, label: value })) }),
    rule('name', { max_length: 12 }),
  ],
  contacts: [rule('title', { is_required: true }), rule('tags', { is_required: true })],
  opportunities: [rule('description', { is_required: true })],
};
const ruled = new Set<string>();
defineFieldRules({
  key: 'test',
  on: Object.keys(rules),
  read: async (call, resource) => (ruled.has(call.organization_id) ? rules[resource]! : []),
});

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ruled.add(company.id);
});
afterAll(() => world.close());

const post = async (path: string, body: object, person = company.owner) => {
  const { statusCode, ...response } = await person.request('POST', path, body);
  return { statusCode, errors: response.json().errors };
};

test('rejects what the other system would reject, beside the field', async () => {
  expect(await post('/accounts', { name: 'Nordwind' })).toEqual({
    statusCode: 422,
    errors: { industry: ['is required'] },
  });
  expect(await post('/accounts', { name: 'Nordwind Energy', industry: 'Mining' })).toEqual({
    statusCode: 422,
    errors: { industry: ['must be one of: Health, Retail'], name: ['must have at most 12 characters'] },
  });
  expect((await post('/accounts', { name: 'Nordwind', industry: 'Retail' })).statusCode).toBe(201);
});

test('checks only the changed fields of an existing record', async () => {
  const id = await company.within((call) => sampleAccount(call, { name: 'Imported without an industry' }));
  const patch = (body: object) => company.owner.request('PATCH', `/accounts/${id}`, body);
  expect((await patch({ employees: 12 })).statusCode).toBe(200);
  const refused = await patch({ industry: 'Mining' });
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { industry: ['must be one of: Health, Retail'] }]);
  expect((await patch({ industry: 'Health' })).statusCode).toBe(200);
  expect((await patch({ industry: null })).json().errors).toEqual({ industry: ['is required'] });
});

test('applies to deals, which have a write path of their own', async () => {
  const account_id = await company.within((call) => sampleAccount(call));
  const refused = await post('/opportunities', { name: 'Turbines', account_id });
  expect(refused).toEqual({ statusCode: 422, errors: { description: ['is required'] } });
});

test('demands nothing of partners that they cannot write', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const partner = await world.partnerUser(company, partner_id);
  const refused = await post('/contacts', { first_name: 'Piet', last_name: 'Bakker' }, partner);
  expect(refused).toEqual({ statusCode: 422, errors: { title: ['is required'] } });
  expect((await post('/contacts', { first_name: 'Piet', last_name: 'Bakker', title: 'CEO' }, partner)).statusCode).toBe(
    201,
  );
});

test('does not concern other companies, and changes of rules apply at once in their process', async () => {
  const other = await world.company('Without a CRM');
  expect((await post('/accounts', { name: 'Nordwind' }, other.owner)).statusCode).toBe(201);
  ruled.delete(company.id);
  forgetFieldRules(company.id);
  expect((await post('/accounts', { name: 'Südwind without an industry' })).statusCode).toBe(201);
});
