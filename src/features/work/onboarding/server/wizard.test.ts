import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { OnboardingStatus } from '../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function newCompany(): Promise<Company> {
  const company = await world.company();
  await company.within(prepareCompany);
  return company;
}
const statusOf = ({ owner }: Company) => owner.get<OnboardingStatus>('/onboarding/status');
const step = ({ owner }: Company, body: object) => owner.post<OnboardingStatus>('/onboarding/step', body);
const describeCompany = ({ id }: Company) =>
  world.kernel.system.unscoped((tx) =>
    tx.run(sql`update organizations set description = 'Makes things' where id = ${id}`),
  );

test('starts with the company details', async () => {
  expect(await statusOf(await newCompany())).toEqual({
    current_step: 'company_details',
    completed_steps: [],
    status: 'not_started',
  });
  // A company without prepared data starts at the same step.
  expect(await statusOf(await world.company())).toMatchObject({
    current_step: 'company_details',
    status: 'not_started',
  });
});

test('ticks a completed step and opens the next one', async () => {
  const company = await newCompany();
  await describeCompany(company);
  expect(await step(company, { step: 'company_details', completed: true })).toEqual({
    current_step: 'program_shape',
    completed_steps: ['company_details'],
    status: 'in_progress',
  });
  expect(await statusOf(company)).toMatchObject({ completed_steps: ['company_details'], status: 'in_progress' });
});

test('skips a step without ticking it', async () => {
  const company = await newCompany();
  expect(await step(company, { step: 'partner_types' })).toEqual({
    current_step: 'partner_types',
    completed_steps: [],
    status: 'in_progress',
  });
});

test('checks on the server whether a step is complete', async () => {
  const company = await newCompany();
  const refused = async (name: string) => {
    const answer = await company.owner.request('POST', '/onboarding/step', { step: name, completed: true });
    expect(answer.statusCode, name).toBe(422);
    return answer.json().errors;
  };
  expect(await refused('company_details')).toEqual({ description: ['Description is required'] });
  expect(await refused('partner_types')).toEqual({ partner_types: ['Add at least one type'] });
  expect(await refused('add_partners')).toEqual({ partners: ['Add at least one partner'] });
  expect(await statusOf(company)).toMatchObject({ status: 'not_started', completed_steps: [] });

  await company.owner.post('/partner_types', { name: 'Reseller' });
  await company.within((call) => samplePartner(call));
  await describeCompany(company);
  for (const name of ['add_partners', 'partner_status', 'company_details', 'partner_types']) {
    await step(company, { step: name, completed: true });
  }
  // A company prepared at registration has statuses, so that step was complete from the start.
  expect((await statusOf(company)).completed_steps).toEqual([
    'company_details',
    'partner_types',
    'partner_status',
    'add_partners',
  ]);
});

test('the company details are its name, its logo and its description, and name and description are needed', async () => {
  const company = await newCompany();
  const details = { name: 'Lumenfleet', logo_url: 'https://cdn.example/logo.png', description: 'Fleet software' };
  const complete = () =>
    company.owner.request('POST', '/onboarding/step', { step: 'company_details', completed: true });
  await company.owner.patch(`/organizations/${company.id}`, { name: details.name, logo_url: details.logo_url });
  expect((await complete()).json().errors).toEqual({ description: ['Description is required'] });
  const empty = await company.owner.request('PATCH', `/organizations/${company.id}`, { name: ' ' });
  expect(empty.json().errors).toHaveProperty('name');
  await company.owner.patch(`/organizations/${company.id}`, { description: details.description });
  expect((await complete()).json()).toMatchObject({ completed_steps: ['company_details'] });
  expect(await company.owner.get(`/organizations/${company.id}`)).toMatchObject(details);
  // The logo is no condition.
  await company.owner.patch(`/organizations/${company.id}`, { logo_url: null });
  expect((await complete()).statusCode).toBe(200);
});

test('goes on from steps without requirements, and ticks those in which something was done', async () => {
  const company = await newCompany();
  const optional = ['program_shape', 'team_members', 'branding', 'import'];
  for (const name of optional) await step(company, { step: name, completed: true });
  expect(await statusOf(company)).toMatchObject({ current_step: 'go_live', completed_steps: [] });

  await company.owner.post('/program_shape', { shape: ['reseller'] });
  await company.owner.patch(`/organizations/${company.id}`, { primary_color: '#3b76d9' });
  await company.member('admin');
  for (const name of [...optional, 'go_live']) await step(company, { step: name, completed: true });
  expect((await statusOf(company)).completed_steps).toEqual(['program_shape', 'team_members', 'branding', 'go_live']);
});

test('keeps all ticks from two tabs', async () => {
  const company = await newCompany();
  const names = ['program_shape', 'partner_status', 'team_members', 'branding'];
  await company.owner.post('/program_shape', { shape: ['referral'] });
  await company.owner.patch(`/organizations/${company.id}`, { primary_color: '#3b76d9' });
  await company.member('admin');
  await Promise.all(names.map((name) => step(company, { step: name, completed: true })));
  expect((await statusOf(company)).completed_steps).toEqual(names);
});

test('completes once when completed twice', async () => {
  const company = await newCompany();
  await step(company, { step: 'partner_status', completed: true });
  const done = await company.owner.post('/onboarding/complete');
  expect(done).toEqual({ current_step: 'add_partners', completed_steps: ['partner_status'], status: 'completed' });
  expect(await company.owner.post('/onboarding/complete')).toEqual(done);
  expect(await company.owner.post('/onboarding/skip')).toEqual(done);
  expect(await step(company, { step: 'branding', completed: true })).toEqual(done);
});

test('lets a company finish the setup later', async () => {
  const company = await newCompany();
  expect(await company.owner.post('/onboarding/skip')).toMatchObject({ status: 'skipped' });
  expect(await statusOf(company)).toMatchObject({ status: 'skipped' });
});

test('rejects an unknown step by name', async () => {
  const company = await newCompany();
  const answer = await company.owner.request('POST', '/onboarding/step', { step: 'world_domination' });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual(['step']);
});

test('only company managers change the setup, team members see it, partners have their own', async () => {
  const company = await newCompany();
  const reader = await company.member('read_only');
  expect(await reader.get('/onboarding/status')).toMatchObject({ status: 'not_started' });
  expect((await reader.request('POST', '/onboarding/step', { step: 'program_shape' })).statusCode).toBe(403);
  const partner = await company.within((call) => samplePartner(call));
  const user = await world.partnerUser(company, typeof partner === 'string' ? partner : (partner as { id: string }).id);
  expect((await user.request('POST', '/onboarding/step', { step: 'program_shape' })).statusCode).toBe(422);
  expect(await user.post('/onboarding/skip')).toMatchObject({ status: 'skipped' });
  expect(await statusOf(company)).toMatchObject({ status: 'not_started' });
});

test('an unfinished setup does not block the API', async () => {
  const company = await newCompany();
  expect(await company.owner.get('/partners')).toEqual([]);
});

test('isolates the setup of companies', async () => {
  const [ours, theirs] = [await newCompany(), await newCompany()];
  await step(ours, { step: 'program_shape' });
  expect(await statusOf(theirs)).toMatchObject({ current_step: 'company_details', status: 'not_started' });
});

test('skips a step whose module is off', async () => {
  const company = await newCompany();
  await step(company, { step: 'import' });
  await world.switchFor(company, ['imports'], false);
  expect(await statusOf(company)).toMatchObject({ current_step: 'go_live', completed_steps: [] });
  expect(await step(company, { step: 'branding', completed: true })).toMatchObject({ current_step: 'go_live' });
  await world.switchFor(company, ['go_live'], false);
  expect(await statusOf(company)).toMatchObject({ current_step: 'branding' });
  // The last step there is: it is ticked, and the company stays until it ends the setup.
  await company.owner.patch(`/organizations/${company.id}`, { primary_color: '#3b76d9' });
  expect(await step(company, { step: 'branding', completed: true })).toMatchObject({
    current_step: 'branding',
    completed_steps: ['branding'],
  });
});
