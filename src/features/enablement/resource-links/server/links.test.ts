import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '#features/enablement/resources/server/demo/paper.ts';
import { sampleResource } from '#features/enablement/resources/server/sample.ts';
import { libraryOf } from '#features/enablement/resources/server/testing/library.ts';
import { mailedTo } from '#features/engagement/mails/server/testing/mailed.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { OpenedLink } from '../public.schema.ts';
import type { ResourceLink, ResourceLinkOpen, SharedLink, ShareLinks } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
let pdf: Buffer;
let resource_id: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  pdf = await pdfOf([{ title: 'Overview', lead: 'For customers', lines: ['One page'] }]);
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
