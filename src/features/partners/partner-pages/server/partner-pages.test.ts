import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visitorIn } from '#features/engagement/forms/server/testing/filling.ts';
import type { PartnerApplication } from '#features/partners/partner-applications/schema.ts';
import { receivingJobs } from '#features/partners/partner-applications/server/later.ts';
import { createDefaultPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { PartnerPage, PartnerPageCreate } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set(new Date('2026-03-16T09:00:00Z'));
  company = await world.company('Acme');
  await company.within(createDefaultPartnerStatuses);
});
afterAll(() => world.close());

async function page(input: Partial<PartnerPageCreate> = {}): Promise<PartnerPage> {
  const { id } = await company.owner.post<PartnerPage>('/partner_pages', {
    name: 'Sign-up',
    headline: 'Become a partner',
    ...input,
  });
  return company.owner.post<PartnerPage>(`/partner_pages/${id}/publish`);
}
const read = (id: string) => company.owner.get<PartnerPage>(`/partner_pages/${id}`);
const visit = (id: string) => world.app.inject({ url: `/partner-signup/${id}` });
const answers = {
  company_name: 'Cobalt',
  website: 'https://cobalt.example',
  country: 'US',
  full_name: 'Mia Berg',
  email: 'mia@cobalt.example',
  consent: true,
};
const send = ({ id, form_id }: PartnerPage, more: object = {}) =>
  visitorIn(world).fill(form_id, { ...answers, ...more }, { context: { page_id: id } });
const work = () => runWaiting(world, receivingJobs);
async function apply(signUpPage: PartnerPage, more: object = {}) {
  const sent = await send(signUpPage, more);
  await work();
  return sent;
}
const applications = () => company.owner.get<PartnerApplication[]>('/partner_applications');

test('a new page brings a published form with the usual questions', async () => {
  const { form_id, form_name, state } = await company.owner.post<PartnerPage>('/partner_pages', {
    name: 'EMEA',
    headline: 'Join us',
  });
  expect({ form_name, state }).toEqual({ form_name: 'EMEA: application', state: 'draft' });
  expect(await company.owner.get(`/forms/${form_id}`)).toMatchObject({
    purpose: 'partner_application',
    state: 'published',
  });
});

test('a published page is complete without scripts, and a draft does not exist', async () => {
  const blocks: PartnerPageCreate['blocks'] = [
    { kind: 'benefits', title: 'Benefits', tiers: [{ name: 'Gold', points: ['Leads from us'] }] },
    { kind: 'questions', items: [{ question: 'What does it cost?', answer: 'Nothing.' }] },
  ];
  const { id } = await page({ intro: 'Earn on every deal.', blocks });
  const { statusCode, body } = await visit(id);
  expect(statusCode).toBe(200);
  for (const text of [
    '<title>Become a partner</title>',
    'Earn on every deal.',
    'Leads from us',
    'Nothing.',
    'Company name',
    'within 5 business days',
  ])
    expect(body).toContain(text);
  const draft = await company.owner.post<PartnerPage>('/partner_pages', { name: 'Draft', headline: 'Soon' });
  expect((await visit(draft.id)).statusCode).toBe(404);
  expect((await visit('nothing')).statusCode).toBe(404);
});

test('the sign-in page of the portal leads to the page that takes applications, and to no other', async () => {
  const { slug } = (await company.owner.get<{ slug: string }[]>('/organizations'))[0]!;
  const path = async () =>
    (await world.app.inject({ url: `/api/public/portals/${slug}` })).json<{ application_path: string | null }>()
      .application_path;
  expect(await path()).toBeNull();
  await page({ opens_on: '2026-04-01' });
  expect(await path()).toBeNull();
  const { id } = await page();
  expect(await path()).toBe(`/partner-signup/${id}`);
  await world.switchFor(company, ['partner_pages'], false);
  expect(await path()).toBeNull();
});

test('markup in texts is shown as text', async () => {
  const { id } = await page({ headline: '<img src=x onerror=alert(1)>', intro: '</script><script>alert(2)</script>' });
  const { body } = await visit(id);
  expect(body).not.toContain('<img src=x');
  expect(body).not.toContain('<script>alert');
});

test('a submission becomes an application, and the funnel counts each step', async () => {
  const signUpPage = await page();
  await visit(signUpPage.id);
  await visit(signUpPage.id);
  expect(
    (await world.app.inject({ method: 'POST', url: `/api/public/partner_pages/${signUpPage.id}/starts` })).statusCode,
  ).toBe(204);
  const sent = await apply(signUpPage);
  expect(sent.statusCode).toBe(201);
  // The link goes to the address only, until it is confirmed.
  expect(sent.json()).toMatchObject({ status_link: null });
  const [application] = await applications();
  expect(application).toMatchObject({
    company_name: 'Cobalt',
    contact_name: 'Mia Berg',
    country: 'US',
    page_id: signUpPage.id,
  });
  await company.owner.post(`/partner_applications/${application!.id}/approve`, {});
  expect(await read(signUpPage.id)).toMatchObject({
    views: 2,
    starts: 1,
    submissions: 1,
    approvals: 1,
    open_applications: 0,
    median_decision_seconds: 0,
  });
});

test('the answer to an application is the same for a stranger, an applicant, a rejected one and a partner', async () => {
  const signUpPage = await page({ reapply_days: null });
  await company.owner.post('/partners', { name: 'Known', domain: 'known.example' });
  await apply(signUpPage, { email: 'open@cobalt.example' });
  await apply(signUpPage, { email: 'rejected@cobalt.example' });
  const rejected = (await applications()).find(({ email }) => email.startsWith('rejected'))!;
  await company.owner.post(`/partner_applications/${rejected.id}/reject`, { reason_code: 'not_a_fit' });
  const shown = [];
  for (const email of ['new@nobody.example', 'open@cobalt.example', 'rejected@cobalt.example', 'x@known.example']) {
    const { statusCode, body } = await send(signUpPage, { email, website: 'https://known.example' });
    // The answer is sent before any lookup, so its time reveals nothing either.
    expect(await company.owner.get(`/partner_applications?email=${email}&status=pending_review`)).toHaveLength(
      email.startsWith('open') ? 1 : 0,
    );
    shown.push([statusCode, body.replace(/"id":"[^"]+"/, '')]);
  }
  expect(new Set(shown.map((each) => JSON.stringify(each))).size, JSON.stringify(shown)).toBe(1);
  await work();
  expect((await applications()).map(({ email }) => email).sort()).toEqual([
    'new@nobody.example',
    'open@cobalt.example',
    'rejected@cobalt.example',
    'x@known.example',
  ]);
  expect((await mailedTo(world.kernel, 'open@cobalt.example')).body_text).toContain('You have already applied.');
  expect((await mailedTo(world.kernel, 'rejected@cobalt.example')).body_text).toContain('accepts no second one');
});

test('repeated applications send one email an hour to the mailbox', async () => {
  const signUpPage = await page();
  const email = 'often@cobalt.example';
  for (let at = 0; at < 4; at += 1) await apply(signUpPage, { email });
  expect(await allMailedTo(world.kernel, email)).toHaveLength(2);
});

test('an application sends one email to each reviewer, although the form names a reviewer as recipient', async () => {
  const signUpPage = await page();
  const colleague = await company.member('partner_manager');
  await company.owner.patch(`/forms/${signUpPage.form_id}`, {
    recipient_ids: [company.owner.user_id, colleague.user_id],
  });
  const looker = await company.member('finance');
  await apply(signUpPage);
  for (const { email } of [company.owner, colleague])
    expect((await allMailedTo(world.kernel, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Cobalt applied to become a partner'),
    ]);
  expect(await allMailedTo(world.kernel, looker.email)).toEqual([]);
  // A team member who does not review gets the email about the submission.
  await company.owner.patch(`/forms/${signUpPage.form_id}`, { recipient_ids: [looker.user_id] });
  await apply(signUpPage, { email: 'second@cobalt.example' });
  expect((await allMailedTo(world.kernel, looker.email)).map(({ subject }) => subject)).toEqual([
    'New submission: Sign-up: application',
  ]);
});

test('a job that runs twice makes one application', async () => {
  const signUpPage = await page();
  await send(signUpPage);
  const handler = receivingJobs['partner-applications.receive']!;
  await runWaiting(world, {
    'partner-applications.receive': async (job, payload) => {
      await handler(job, payload);
      await handler(job, payload);
    },
  });
  expect(await applications()).toHaveLength(1);
});

test('a closed page, and one that is not open yet, explain themselves and take nothing', async () => {
  const later = await page({ opens_on: '2026-04-01' });
  expect((await visit(later.id)).body).not.toContain('Company name');
  const refused = await apply(later);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This sign-up page takes no applications at the moment.',
  ]);
  const signUpPage = await page();
  await company.owner.post(`/partner_pages/${signUpPage.id}/close`);
  expect((await visit(signUpPage.id)).body).toContain('takes no applications at the moment');
  expect((await apply(signUpPage)).statusCode).toBe(409);
});

test('a form that was opened before the page closed is refused too, and nothing is kept', async () => {
  const signUpPage = await page();
  const visitor = visitorIn(world);
  const { ticket } = await visitor.open(signUpPage.form_id);
  world.clock.advance(5_000);
  await company.owner.post(`/partner_pages/${signUpPage.id}/close`);
  const sent = await visitor.request('POST', `${signUpPage.form_id}/submissions`, {
    ticket,
    answers,
    context: { page_id: signUpPage.id },
  });
  expect(sent.statusCode).toBe(409);
  expect(await company.owner.get('/form_submissions')).toEqual([]);
});

test('a page cannot be published with an unpublished form', async () => {
  const signUpPage = await page();
  await company.owner.post(`/forms/${signUpPage.form_id}/unpublish`);
  const answer = await company.owner.request('POST', `/partner_pages/${signUpPage.id}/publish`);
  expect([answer.statusCode, answer.json().errors]).toEqual([409, { form_id: ['must be a published form'] }]);
});

test('a page refuses forms of other purposes and days in the wrong order', async () => {
  const form = await company.owner.post<{ id: string }>('/forms', { name: 'Other' });
  const wrongForm = await company.owner.request('POST', '/partner_pages', {
    name: 'A',
    headline: 'A',
    form_id: form.id,
  });
  expect(Object.keys(wrongForm.json().errors)).toEqual(['form_id']);
  const wrongDays = await company.owner.request('POST', '/partner_pages', {
    name: 'A',
    headline: 'A',
    opens_on: '2026-05-01',
    closes_on: '2026-04-01',
  });
  expect(Object.keys(wrongDays.json().errors)).toEqual(['closes_on']);
});

test('a submission that names the page of another company is refused', async () => {
  const signUpPage = await page();
  const other = await world.company('Other');
  const foreign = await other.owner.post<PartnerPage>('/partner_pages', { name: 'B', headline: 'B' });
  const sent = await visitorIn(world).fill(signUpPage.form_id, answers, { context: { page_id: foreign.id } });
  expect(sent.statusCode).toBe(409);
  expect((await other.owner.request('GET', `/partner_pages/${signUpPage.id}`)).statusCode).toBe(404);
});

test('partners do not see sign-up pages', async () => {
  const partner = await company.owner.post<{ id: string }>('/partners', { name: 'Cobalt' });
  const person = await world.partnerUser(company, partner.id);
  expect((await person.request('GET', '/partner_pages')).statusCode).toBe(404);
});

test('where the module is off for the company, its pages do not exist', async () => {
  const { id } = await page();
  await world.switchFor(company, ['partner_pages'], false);
  expect((await visit(id)).statusCode).toBe(404);
});
