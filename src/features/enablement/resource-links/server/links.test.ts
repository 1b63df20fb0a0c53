import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourcePdf } from '#features/enablement/resources/server/demo/paper.ts';
import { sampleResource } from '#features/enablement/resources/server/sample.ts';
import { libraryOf } from '#features/enablement/resources/server/testing/library.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { createApp, createKernel } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { OpenedLink } from '../public.schema.ts';
import type { ResourceLink, ResourceLinkOpen, SharedLink, ShareLinks } from '../schema.ts';
import { hashPassword } from './password.ts';

let world: World;
let company: Company;
let owner: Person;
let pdf: Buffer;
let resource_id: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  pdf = await resourcePdf([{ title: 'Overview', lead: 'For customers', lines: ['One page'] }]);
  resource_id = (await libraryOf(world, company).published({ name: 'Overview.pdf', bytes: pdf }, { name: 'Overview' }))
    .id;
});
afterAll(() => world.close());

const share = (wishes: ShareLinks = {}, id = resource_id) => owner.post<SharedLink[]>(`/resources/${id}/share`, wishes);
const tokenOf = ({ path }: SharedLink) => path.split('#token=')[1]!;
let places = 0;
const open = (token: string, more: object = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/api/public/resource_links/open',
    payload: { token, ...more },
    remoteAddress: `10.9.0.${++places}`,
  });
const opensOf = (link_id: string) =>
  owner.get<ResourceLinkOpen[]>(`/resource_link_opens?link_id=${link_id}&_sort=created_at`);

test('each recipient gets a link of their own, and the company sees who opened it', async () => {
  const [ada, bob] = await share({
    recipients: [{ email: 'ada@customer.example' }, { email: 'bob@customer.example' }],
    sends_email: true,
    message: 'As promised.',
  });
  const mail = await mailedTo(world.kernel, 'ada@customer.example');
  expect(mail.body_text).toContain('As promised.');
  expect(mail.token).toBe(tokenOf(ada!));
  const opened = (await open(tokenOf(ada!))).json<OpenedLink>();
  expect(opened).toMatchObject({ name: 'Overview', needs_password: false, file: { kind: 'pdf' } });
  const file = await world.app.inject({ url: opened.file!.download_url });
  expect(file.rawPayload.equals(pdf)).toBe(true);
  expect((await opensOf(ada!.id)).map(({ email, kind }) => [email, kind])).toEqual(
    expect.arrayContaining([
      ['ada@customer.example', 'opened'],
      ['ada@customer.example', 'downloaded'],
    ]),
  );
  expect(await opensOf(bob!.id)).toEqual([]);
  expect(await owner.get(`/resource_links/${ada!.id}`)).toMatchObject({ opens: 1, downloads: 1, people: 1 });
});

test('a password is asked for, and a wrong one opens nothing', async () => {
  const [link] = await share({ password: 'open sesame' });
  const token = tokenOf(link!);
  expect((await open(token)).json()).toMatchObject({ needs_password: true, file: null, content: null });
  expect((await open(token, { password: 'open barley' })).statusCode).toBe(422);
  expect(await opensOf(link!.id)).toEqual([]);
  expect((await open(token, { password: 'open sesame' })).json()).toMatchObject({ needs_password: false });
  expect(await opensOf(link!.id)).toHaveLength(1);
});

const wrong = (token: string, remoteAddress: string, password = 'open barley') =>
  world.app.inject({
    method: 'POST',
    url: '/api/public/resource_links/open',
    payload: { token, password },
    remoteAddress,
  });
const told = () =>
  owner.get<{ text: string; link: string }[]>('/in_app_notifications?kind=resource_link_guessed&_end=50');

test('150 wrong passwords from one address get five answers, and the wait doubles', async () => {
  const [link] = await share({ password: 'open sesame' });
  const token = tokenOf(link!);
  const statuses: number[] = [];
  for (let at = 0; at < 150; at += 1) statuses.push((await wrong(token, '10.20.0.1')).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  const refused = await wrong(token, '10.20.0.1');
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().message).toBe('Too many wrong attempts from your network. Wait 2 seconds and try again.');
  for (const seconds of [4, 8, 16]) {
    world.clock.advance(20_000);
    expect((await wrong(token, '10.20.0.1')).statusCode).toBe(422);
    expect((await wrong(token, '10.20.0.1')).json().retry_after).toBe(seconds);
  }
  // The correct password has to wait too, or the delay would not stop guessing. Readers at other addresses are not
  // affected.
  expect((await wrong(token, '10.20.0.1', 'open sesame')).statusCode).toBe(429);
  expect((await wrong(token, '10.20.0.2', 'open sesame')).statusCode).toBe(200);
  world.clock.advance(20_000);
  expect((await wrong(token, '10.20.0.1', 'open sesame')).statusCode).toBe(200);
});

test('wrong passwords from many addresses are slowed down, in every process, and the owner is told once', async () => {
  const [link] = await share({ password: 'open sesame' });
  const token = tokenOf(link!);
  const { kernel, database, clock } = world;
  const restarted = await createKernel({ ...database, clock, sealing: kernel.sealing, config: kernel.config });
  const app = await createApp(restarted);
  const before = (await told()).length;
  try {
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      const payload = { token, password: 'open barley' };
      const url = '/api/public/resource_links/open';
      const remoteAddress = `10.21.${at}.1`;
      const answer = await (at % 2 ? app : world.app).inject({ method: 'POST', url, payload, remoteAddress });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  } finally {
    await app.close();
    await restarted.close();
  }
  const notes = await told();
  expect(notes.length - before).toBe(1);
  expect(notes[0]).toMatchObject({
    text: expect.stringContaining('“Overview”'),
    link: `/resources/show/${resource_id}`,
  });
});

test('an office behind one address opens its links, although everybody mistypes once', async () => {
  const recipients = Array.from({ length: 40 }, (_, at) => ({ email: `reader-${at}@office.example` }));
  const links = await share({ recipients, password: 'open sesame' });
  const answers = await Promise.all(
    links.map(async (link) => [
      (await wrong(tokenOf(link), '10.22.0.1')).statusCode,
      (await wrong(tokenOf(link), '10.22.0.1', 'open sesame')).statusCode,
    ]),
  );
  expect(answers).toEqual(links.map(() => [422, 200]));
});

test('a new password has at least eight characters, and shorter ones from before still open', async () => {
  const refused = await owner.request('POST', `/resources/${resource_id}/share`, { password: 'sesame7' });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['password']]);
  const [link] = await share({ password: 'open sesame' });
  await company.within(async (call) =>
    call.run(sql`
      update resource_links set secret_hash = ${await hashPassword('sesame')}
      where organization_id = ${call.organization_id} and id = ${link!.id}`),
  );
  expect((await wrong(tokenOf(link!), '10.23.0.1', 'sesame')).statusCode).toBe(200);
});

test('an open link can ask for the reader’s email address', async () => {
  const [link] = await share({ asks_email: true });
  expect((await open(tokenOf(link!))).json()).toMatchObject({ needs_email: true, file: null });
  expect((await open(tokenOf(link!), { email: 'eve@reader.example' })).json()).toMatchObject({ needs_email: false });
  expect(await opensOf(link!.id)).toMatchObject([{ email: 'eve@reader.example' }]);
});

test('a revoked or expired link and its file addresses stop working', async () => {
  const [revoked, expiring] = [(await share())[0]!, (await share({ expires_in_days: 2 }))[0]!];
  const { file } = (await open(tokenOf(revoked))).json<OpenedLink>();
  await owner.post(`/resource_links/${revoked.id}/revoke`);
  expect((await open(tokenOf(revoked))).statusCode).toBe(409);
  expect((await world.app.inject({ url: file!.view_url })).statusCode).toBe(409);
  world.clock.set('2026-03-19T09:00:00Z');
  expect((await open(tokenOf(expiring))).statusCode).toBe(409);
  world.clock.set('2026-03-16T09:00:00Z');
  expect((await open('x'.repeat(43))).statusCode).toBe(404);
});

test('a watermark is written on the pages of a PDF', async () => {
  const [link] = await share({ recipients: [{ email: 'ada@customer.example' }], has_watermark: true });
  const { file } = (await open(tokenOf(link!))).json<OpenedLink>();
  const marked = await world.app.inject({ url: file!.view_url });
  expect(marked.headers['content-type']).toBe('application/pdf');
  const { textOfPdf } = await import('#features/enablement/resources/server/text/pdf.ts');
  expect((await textOfPdf(new Uint8Array(marked.rawPayload))).text).toContain('ada@customer.example');
});

test('shares only what is published, and hides its links from partners and other companies', async () => {
  const draft = await owner.post<{ id: string }>('/resources', {
    name: 'Draft',
    kind: 'link',
    url: 'https://example.com',
  });
  expect((await owner.request('POST', `/resources/${draft.id}/share`, {})).statusCode).toBe(409);
  const [link] = await share();
  const other = await world.company('Other');
  const foreign = await other.within((call) => sampleResource(call));
  expect((await owner.request('POST', `/resources/${foreign}/share`, {})).statusCode).toBe(404);
  expect((await other.owner.request('GET', `/resource_links/${link!.id}`)).statusCode).toBe(404);
  expect((await other.owner.request('POST', `/resource_links/${link!.id}/revoke`)).statusCode).toBe(404);
  const stored = JSON.stringify(await owner.get<ResourceLink[]>('/resource_links'));
  expect(stored).not.toContain(tokenOf(link!));
  await owner.post(`/resources/${resource_id}/unpublish`);
  expect((await open(tokenOf(link!))).statusCode).toBe(409);
  await owner.post(`/resources/${resource_id}/publish`);
});

test('a partner sends customers what the company allows, in its own name', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { name: 'Alder Partners' }));
  const rep = await world.partnerUser(company, partner_id, 'partner_sales');
  const send = async (person: Person, id: string, body: object = {}) =>
    person.request('POST', `/resources/${id}/send`, body);
  expect((await send(rep, resource_id)).statusCode, 'not for customers').toBe(409);
  await owner.patch(`/resources/${resource_id}`, { is_for_customers: true });

  const email = 'buyer@customer.example';
  const [link] = (await send(rep, resource_id, { recipients: [{ email }], message: 'As promised.' })).json<
    SharedLink[]
  >();
  const mail = await mailedTo(world.kernel, email);
  expect(mail.body_text).toContain('Test Person of Alder Partners shared “Overview” with you.');
  expect((await open(mail.token!)).json()).toMatchObject({ name: 'Overview' });
  expect(await owner.get(`/resource_links/${link!.id}`)).toMatchObject({
    created_by_name: 'Test Person (Alder Partners)',
    opens: 1,
  });
  const [forAnyone] = (await send(rep, resource_id)).json<SharedLink[]>();
  expect(forAnyone).toMatchObject({ email: null });

  const hidden = (await company.within((call) =>
    sampleResource(call, { is_for_customers: true, visibility: 'internal' }),
  )) as string;
  expect((await send(rep, hidden)).statusCode, 'a resource that the partner does not see').toBe(404);
  const elsewhere = await world.company();
  const theirs = await elsewhere.within((call) => samplePartner(call));
  expect((await send(await world.partnerUser(elsewhere, theirs), resource_id)).statusCode).toBe(404);
  expect((await send(owner, resource_id)).statusCode, 'the company shares instead').toBe(404);
});
