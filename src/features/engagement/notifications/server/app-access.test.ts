import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { challengeOf } from '#server/auth/pkce.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { dispatch } from '#server/jobs/dispatch.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { feature } from './index.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const REDIRECT = 'https://app.example.com/callback';
const post = async (url: string, payload: object | string, remoteAddress = '10.1.1.1') =>
  world.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload,
    ...(typeof payload === 'string' && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
const token = (values: Record<string, string>, from?: string) =>
  post('/oauth/token', new URLSearchParams(values).toString(), from);

/** Connects an app, whose refresh token is then used from two places. */
async function reuseOf(person: Person): Promise<void> {
  const registered = await post('/oauth/register', { client_name: 'Deal\u202e reader', redirect_uris: [REDIRECT] });
  const { client_id } = registered.json<{ client_id: string }>();
  const code_verifier = randomBytes(32).toString('base64url');
  const { address } = await person.post<{ address: string }>('/oauth/allow', {
    client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: challengeOf(code_verifier),
    code_challenge_method: 'S256',
  });
  const code = new URL(address).searchParams.get('code')!;
  const given = { client_id, redirect_uri: REDIRECT, code, code_verifier };
  const first = (await token({ grant_type: 'authorization_code', ...given })).json<{ refresh_token: string }>();
  const again = { grant_type: 'refresh_token', client_id, refresh_token: first.refresh_token };
  expect((await token(again)).statusCode).toBe(200);
  expect((await token(again, '10.2.2.2')).statusCode).toBe(400);
  while ((await dispatch(world.kernel, new Map(Object.entries(feature.on!)), [])) > 0);
  await runWaiting(world, feature.jobs!);
}

const mailsTo = (email: string) =>
  withConnection(world.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ subject: string }>(
      sql`select subject from mail_outbox where to_address = ${email} order by created_at`,
    );
    return rows.map(({ subject }) => subject);
  });

test('a person of the company learns that an app was cut off, and why, and nobody else does', async () => {
  const person = await company.member('admin');
  await reuseOf(person);
  const [notice] = await person.get<{ text: string; link: string }[]>('/in_app_notifications');
  expect(notice).toMatchObject({
    text: expect.stringMatching(/^We ended the access of “Deal reader” because its credentials were used twice\./),
    link: '/administration/settings?tab=api-keys',
  });
  expect(await mailsTo(person.email)).toContain('We ended the access of a connected app');
  expect(await company.owner.get('/in_app_notifications')).toEqual([]);
});

test('a person of a partner learns it, too', async () => {
  const partner = await company.within((call) => samplePartner(call));
  const person = await world.partnerUser(company, partner);
  await reuseOf(person);
  const [notice] = await person.get<{ text: string }[]>('/in_app_notifications');
  expect(notice?.text).toContain('“Deal reader”');
});
