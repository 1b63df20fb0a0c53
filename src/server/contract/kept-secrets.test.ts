import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, PASSWORD, type World } from '../testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

/** The text of every row of every table, as the holder of a database copy can read it. */
function everyRow(): Promise<string> {
  return withConnection(world.database.adminUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'identity', 'graphile_worker')`,
    );
    let all = '';
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string | null }>(
        `select string_agg(row_to_json(t)::text, ' ') as text from ${name} t`,
      );
      all += rows[0]!.text ?? '';
    }
    return all;
  });
}

const post = (url: string, payload: object) => world.app.inject({ method: 'POST', url: `/api/${url}`, payload });

/** The secret in the email to this address, as its recipient gets it. */
const secretMailedTo = async (email: string): Promise<string> => (await mailedTo(world.kernel, email)).token;

test('stores no readable credentials', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const pia = await world.partnerUser(company, partner_id);
  const { owner } = company;
  const signIn = await post('auth/sign-in/email', { email: owner.email, password: PASSWORD });
  const reason = 'They cannot find their deal';
  const looking = await owner.post<{ token: string }>('/impersonations', { partner_id, user_id: pia.user_id, reason });
  const key = await owner.post<{ secret: string }>('/api_keys', { name: 'Sync', permissions: ['partners:view'] });
  const token = await owner.post<{ secret: string }>('/provisioning_tokens', { name: 'Okta' });
  await owner.post('/invitations', { email: 'new@acme.test', role: 'finance' });
  const member = await company.member('finance');
  await member.post('/profile/email', { email: 'other@acme.test', password: PASSWORD });
  const phone = await member.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD });
  const secrets = {
    session: signIn.json<{ token: string }>().token,
    looking: looking.token,
    key: key.secret,
    'provisioning token': token.secret,
    invitation: await secretMailedTo('new@acme.test'),
    'new address': await secretMailedTo('other@acme.test'),
    phone: phone.secret,
    password: PASSWORD,
  };
  const database = await everyRow();
  expect(database).toContain('new@acme.test');
  expect(database).toContain('~sealed:');
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(15);
    expect(database.includes(secret), `the ${what} stands in the database`).toBe(false);
  }
  // The emailed secrets are the ones that work.
  expect((await post('auth/confirm-email', { token: secrets['new address'] })).statusCode).toBe(200);
  const accepted = { token: secrets.invitation, full_name: 'Nina New', password: 'another long password' };
  expect((await post('public/invitations/accept', accepted)).statusCode).toBe(200);
});

test('stores sessions as hashes that cannot be used as tokens', async () => {
  const { owner } = company;
  const sessions = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ token_hash: string }>(sql`select token_hash from identity.sessions where user_id = ${owner.user_id}`),
  );
  for (const { token_hash } of nonEmpty(sessions)) {
    const answer = await world.app.inject({
      url: '/api/session',
      headers: { authorization: `Bearer ${token_hash}` },
    });
    expect(answer.statusCode).toBe(401);
  }
  const clear = world.kernel.system.unscoped((tx) =>
    tx.run(sql`
      insert into identity.sessions (token_hash, user_id, expires_at)
      values (${owner.token}, ${owner.user_id}, now() + interval '1 day')`),
  );
  await expect(clear).rejects.toMatchObject({ code: '23514' });
});
