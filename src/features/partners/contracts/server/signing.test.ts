import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { sampleContractTemplate } from '../../contract-templates/server/sample.ts';
import type { SigningOpened } from '../public.schema.ts';
import type { Contract, ContractTrail, ToSign } from '../schema.ts';
import { sampleContractDraft } from './sample.ts';
import { CONSENT, STROKES, signersOf } from './testing/signers.ts';

let world: World;
let company: Company;
let signers: ReturnType<typeof signersOf>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  signers = signersOf(world);
});
afterAll(() => world.close());

const contractOf = (id: string) => company.owner.get<Contract>(`/contracts/${id}`);
const parallel = () => company.within((call) => sampleContractTemplate(call, { signing_order: 'parallel' }));

test('two signers sign one after the other by link and code, and the contract is sealed and active', async () => {
  const { id, first, second } = await signers.sent(company);
  expect(await contractOf(id)).toMatchObject({ status: 'sent', waits_for: first.name, signers: 2, signed: 0 });
  expect([first.status, second.status]).toEqual(['notified', 'waiting']);
  const token = await signers.tokenOf(first.email);
  const opened = (await signers.post('open', { token })).json<SigningOpened>();
  expect(opened).toMatchObject({ state: 'open', company_name: 'Acme', name: 'Ana Kovač', source: 'text' });
  expect(opened.body).not.toContain('{{');
  expect(opened.email).toBe(`a•••${first.email.slice(first.email.indexOf('@'))}`);
  const signed = await signers.sign(first.email, { signature: STROKES }, token);
  const waits_for = [{ name: second.name, role: second.role_name }];
  expect(signed.json(), signed.body).toEqual({ is_signed: true, is_complete: false, waits_for });
  const told = await company.owner.get<{ text: string; link: string }[]>(
    '/in_app_notifications?kind=contract_progress&_end=50',
  );
  expect(told.find(({ link }) => link.endsWith(id))!.text).toContain(
    `${first.name} has signed “${opened.title}” with ${opened.partner_name}. Next to sign: ${second.name} (${second.role_name}).`,
  );
  expect((await mailedTo(world.kernel, second.email)).body_text).toContain(
    `${first.name} (${first.role_name}) has signed. Now it is your turn.`,
  );
  expect(await contractOf(id)).toMatchObject({ status: 'partially_signed', waits_for: second.name, signed: 1 });
  expect((await signers.sign(second.email)).json()).toEqual({ is_signed: true, is_complete: true, waits_for: [] });
  expect((await contractOf(id)).status).toBe('awaiting_seal');
  await signers.work(company, 'contracts.seal', { contract_id: id });
  expect(await contractOf(id)).toMatchObject({
    status: 'active',
    effective_on: '2026-03-16',
    sealed_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a signer cannot sign before it is their turn', async () => {
  const { id, second } = await signers.sent(company);
  await expect(mailedTo(world.kernel, second.email)).rejects.toThrow('No mail');
  const resent = await company.owner.request('POST', `/contract_signings/${second.id}/resend`, {});
  expect(resent.json()).toMatchObject({ statusCode: 409, allowed: ['notified', 'opened'] });
  expect((await contractOf(id)).status).toBe('sent');
});

test('two signers who sign at the same instant both sign, and the contract is sealed once', async () => {
  const { id, first, second } = await signers.sent(company, { template_id: await parallel() });
  const ready = await Promise.all(
    [first, second].map(async ({ email }) => {
      const token = await signers.tokenOf(email);
      return { token, code: await signers.codeFor(token, email) };
    }),
  );
  const answers = await Promise.all(
    ready.map((keys) => signers.post('sign', { ...keys, consent_text: CONSENT, signature: STROKES, values: {} })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.map((answer) => answer.json().is_complete).sort()).toEqual([false, true]);
  await Promise.all([1, 2].map(() => signers.work(company, 'contracts.seal', { contract_id: id })));
  const { events, is_intact } = await company.owner.get<ContractTrail>(`/contracts/${id}/trail`);
  expect(is_intact).toBe(true);
  expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(2);
  expect(events.filter(({ kind }) => kind === 'sealed')).toHaveLength(1);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
});

test('a signature sent twice at once is one signature', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  const code = await signers.codeFor(token, first.email);
  const body = { token, code, consent_text: CONSENT, signature: STROKES, values: {} };
  const answers = await Promise.all([1, 2, 3].map(() => signers.post('sign', body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { events } = await company.owner.get<ContractTrail>(`/contracts/${id}/trail`);
  expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
});

test('a wrong code is refused and counted; a new one works', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  const code = await signers.codeFor(token, first.email);
  const wrong = code === '000000' ? '000001' : '000000';
  const body = { token, consent_text: CONSENT, signature: STROKES, values: {} };
  const refused = await signers.post('sign', { ...body, code: wrong });
  expect(refused.json()).toMatchObject({ statusCode: 422, errors: { code: ['is not correct'] } });
  for (let tries = 1; tries < 5; tries += 1) await signers.post('sign', { ...body, code: wrong });
  expect((await signers.post('sign', { ...body, code })).json().errors).toEqual({
    code: ['was entered wrong too often. Request a new one'],
  });
  expect((await signers.sign(first.email, {}, token)).statusCode).toBe(200);
  const { events } = await company.owner.get<ContractTrail>(`/contracts/${id}/trail`);
  expect(events.filter(({ kind }) => kind === 'code_failed')).toHaveLength(5);
});

test('nobody signs without consent or a required field', async () => {
  const template_id = await company.within((call) =>
    sampleContractTemplate(call, {
      fields: [
        { key: 'job', role: 'partner', kind: 'text', label: 'Job title', required: true },
        { key: 'dated', role: 'partner', kind: 'date', label: 'Date', required: true },
      ],
    }),
  );
  const { id, first } = await signers.sent(company, { template_id });
  const token = await signers.tokenOf(first.email);
  const attempt = async (more: object) => (await signers.sign(first.email, more, token)).json();
  expect((await attempt({ consent_text: null, values: { job: 'CEO' } })).errors).toEqual({
    consent_text: ['is required'],
  });
  expect((await attempt({})).errors).toEqual({ job: ['Job title is required'] });
  expect((await attempt({ values: { job: 'CEO', else: 'x' } })).statusCode).toBe(422);
  expect(await attempt({ values: { job: 'CEO' } })).toMatchObject({ is_signed: true, is_complete: false });
  const { events } = await company.owner.get<ContractTrail>(`/contracts/${id}/trail`);
  expect(events.find(({ kind }) => kind === 'signed')!.payload).toMatchObject({
    values: { job: 'CEO', dated: '2026-03-16' },
  });
});

test('the consent is stored in the words that the signer read, and no other words are taken for it', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  const opened = await world.app.inject({
    method: 'POST',
    url: '/api/public/contracts/open',
    payload: { token },
    headers: { 'accept-language': 'de' },
  });
  const { consent_text } = opened.json<SigningOpened>();
  expect(consent_text).not.toBe(CONSENT);
  for (const other of ['I agree to nothing.', CONSENT.replace('Acme', 'Other'), `${CONSENT} `])
    expect((await signers.sign(first.email, { consent_text: other }, token)).statusCode).toBe(409);
  // This request is in English, as from a browser whose language has changed since.
  expect((await signers.sign(first.email, { consent_text }, token)).statusCode).toBe(200);
  const { events } = await company.owner.get<ContractTrail>(`/contracts/${id}/trail`);
  expect(events.filter(({ kind }) => kind === 'consent_given').map(({ payload }) => payload.text)).toEqual([
    consent_text,
  ]);
});

test('declining ends the contract for everybody, with the reason', async () => {
  const { id, first, second } = await signers.sent(company, { template_id: await parallel() });
  const other = await signers.tokenOf(second.email);
  const declined = await signers.post('decline', { token: await signers.tokenOf(first.email), reason: 'Wrong entity' });
  expect(declined.json()).toEqual({ is_declined: true });
  expect(await contractOf(id)).toMatchObject({ status: 'declined', end_reason: 'Wrong entity' });
  expect((await signers.post('open', { token: other })).statusCode).toBe(409);
  const told = await company.owner.get<{ link: string }[]>('/in_app_notifications?kind=contract_declined&_end=50');
  expect(told.filter(({ link }) => link === `/partners/contracts/show/${id}`)).toHaveLength(1);
});

test('150 wrong codes get few answers, and the company is told', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  const code = await signers.codeFor(token, first.email);
  const given = { token, consent_text: CONSENT, signature: { kind: 'typed', text: 'Ada' }, values: {} };
  const statuses: number[] = [];
  for (let at = 0; at < 150; at += 1) {
    const wrong = { ...given, code: code === '000000' ? '000001' : '000000' };
    statuses.push((await signers.post('sign', wrong, `10.8.240.${at % 3}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  const told = await company.owner.get<{ link: string }[]>('/in_app_notifications?kind=contract_code_guessed&_end=50');
  expect(told.filter(({ link }) => link === `/partners/contracts/show/${id}`)).toHaveLength(1);
});

test('a voided contract cannot be signed', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  await company.owner.post(`/contracts/${id}/void`, { reason: 'Wrong terms' });
  expect((await signers.post('open', { token })).statusCode).toBe(409);
  expect(await contractOf(id)).toMatchObject({ status: 'voided', end_reason: 'Wrong terms' });
  expect((await company.owner.request('POST', `/contracts/${id}/send`, {})).json()).toMatchObject({
    statusCode: 409,
    allowed: ['draft'],
  });
});

test('older links of a signer lead on to the newest one, until somebody else signs', async () => {
  const { id, first } = await signers.sent(company);
  const oldest = await signers.tokenOf(first.email);
  const tokens = [oldest];
  for (const _time of ['second', 'third']) {
    world.clock.advance(1000);
    await company.owner.post(`/contract_signings/${first.id}/resend`);
    tokens.push(await signers.tokenOf(first.email));
  }
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens)
    expect((await signers.post('open', { token })).json()).toMatchObject({ state: 'open', name: first.name });
  world.clock.advance(1000);
  await company.owner.post(`/contract_signings/${first.id}/delegate`, {
    name: 'Bo Second',
    email: 'bo@second.example',
  });
  for (const token of tokens) expect((await signers.post('open', { token })).statusCode).toBe(409);
  world.clock.advance(1000);
  const before = await signers.tokenOf('bo@second.example');
  await company.owner.post(`/contract_signings/${first.id}/resend`);
  for (const token of tokens) expect((await signers.post('open', { token })).statusCode).toBe(409);
  expect((await signers.sign('bo@second.example', {}, before)).statusCode).toBe(200);
  expect((await contractOf(id)).status).toBe('partially_signed');
});

test('what was sent does not change any more', async () => {
  const draft = await company.within((call) => sampleContractDraft(call));
  await company.owner.patch(`/contracts/${draft}`, { title: 'Better title' });
  await company.owner.post(`/contracts/${draft}/send`);
  for (const change of [
    { title: 'Another' },
    { term_months: 3 },
    { body: 'Else' },
    { terms: { protection_days: 5 } },
  ]) {
    const refused = await company.owner.request('PATCH', `/contracts/${draft}`, change);
    expect([change, refused.statusCode]).toEqual([change, 409]);
  }
  expect((await company.owner.request('DELETE', `/contracts/${draft}`)).statusCode).toBe(409);
  const direct = company.within((call) =>
    call.run(
      sql`update contracts set body = 'other' where organization_id = ${call.organization_id} and id = ${draft}`,
    ),
  );
  await expect(direct).rejects.toThrow('stays as it is');
});

test('a link passed on to somebody else works only for them', async () => {
  const { first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  world.clock.advance(1000);
  const email = `boss-${first.id}@partner.example`;
  await company.owner.post(`/contract_signings/${first.id}/delegate`, { name: 'Eva Boss', email });
  expect((await signers.post('open', { token })).statusCode).toBe(409);
  expect((await signers.sign(email)).statusCode).toBe(200);
});

test('unknown links, expired links and links of a company where the module is off open nothing', async () => {
  expect((await signers.post('open', { token: 'x'.repeat(43) })).statusCode).toBe(404);
  const other = await world.company('Off');
  const { first } = await signers.sent(other);
  const token = await signers.tokenOf(first.email);
  await world.switchFor(other, ['contracts'], false);
  expect((await signers.post('open', { token })).statusCode).toBe(404);
});

test('an unsigned contract expires, and sending it again opens it', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  world.clock.advance(31 * 86_400_000);
  expect((await signers.post('open', { token })).json().message).toContain('expired');
  await signers.work(company, 'contracts.clock');
  expect((await contractOf(id)).status).toBe('expired');
  await company.owner.post(`/contracts/${id}/resend`);
  expect((await contractOf(id)).status).toBe('sent');
  expect((await signers.sign(first.email)).statusCode).toBe(200);
});

test('tokens and codes are stored as hashes only', async () => {
  const { id, first } = await signers.sent(company);
  const token = await signers.tokenOf(first.email);
  const code = await signers.codeFor(token, first.email);
  const stored = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ text: string }>(sql`
      select l::text as text from contract_links l where contract_id = ${id}
      union all select e::text from contract_events e where contract_id = ${id}
      union all select a.changes::text from audit_events a where ref_id = ${id}`),
  );
  for (const { text } of nonEmpty(stored)) {
    expect(text).not.toContain(token);
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  }
});

test('a person who is signed in gets a link only for their own signature', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const user = await world.partnerUser(company, partner_id);
  const { id } = await signers.sent(company, {
    partner_id,
    signers: [
      { role: 'partner', name: 'Portal User', email: user.email },
      { role: 'company', name: 'Jo Keller', email: 'jo@company.example' },
    ],
  });
  const toSign = async (who: typeof user) => (await who.get<ToSign>('/contracts/to_sign')).contract_ids;
  expect(await toSign(user)).toEqual([id]);
  const { url } = await user.post<{ url: string }>(`/contracts/${id}/sign_link`);
  const token = /#token=([\w-]+)/.exec(url)![1]!;
  expect((await signers.post('open', { token })).json()).toMatchObject({ state: 'open', name: 'Portal User' });
  const other = await world.partnerUser(company, partner_id);
  expect((await other.request('POST', `/contracts/${id}/sign_link`, {})).json().message).toBe(
    'You are not a signer of this contract.',
  );
  expect(await toSign(other)).toEqual([]);
});
