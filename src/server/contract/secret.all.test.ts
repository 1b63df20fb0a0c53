import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { runNightlyCheckpoint } from '#features/payouts/ledger/server/service.ts';
import { createApp, createKernel } from '../app.ts';
import { type Cluster, openCluster } from '../db/cluster.ts';
import { withConnection } from '../db/connect.ts';
import { openRoot, type Secrets } from '../db/root.ts';
import { createSealing } from '../sealing.ts';
import { cheapPasswordHash } from '../testing/cheap-password-hash.ts';
import { dropDatabase } from '../testing/database.ts';
import { jobOf } from '../testing/jobs.ts';
import { startServer } from '../testing/server-process.ts';
import { onDatabase } from '../testing/template.ts';
import { type Company, createWorld, PASSWORD, type Person, type World } from '../testing/world.ts';

const FIRST = 'the secret under which all of it was sealed';
const SECOND = 'the secret that takes the place of the first';
const THIRD = 'the secret that takes the place of the second';

/** An installation from before there was a root key: it encrypted and signed with the secret itself. */
let world: World;
let company: Company;
let person: Person;
let phone: string;
let codes: string[];
let method: string;
let receipt: object;
let checkpoint: object;

beforeAll(async () => {
  world = await createWorld({ sealing: createSealing(Buffer.from(FIRST)) });
  await world.switchEverythingOn();
  company = await world.company();
  person = await company.member('finance');
  phone = (await person.post<{ secret: string }>('/profile/two_factor', { password: PASSWORD })).secret;
  codes = (await person.post<{ recovery_codes: string[] }>('/profile/two_factor/enable', { code: codeOf(phone) }))
    .recovery_codes;
  const partner_id = await company.within((call) => samplePartner(call));
  method = (
    await company.owner.post<{ id: string }>('/payout_methods', {
      partner_id,
      rail: 'bank_sepa',
      currency: 'EUR',
      holder_name: 'Alpha GmbH',
      country: 'DE',
      details: { iban: 'DE89370400440532013000' },
    })
  ).id;
  const registration = await company.within((call) => samplePendingRegistration(call));
  receipt = await company.owner.get<object>(`/deal_registrations/${registration}/receipt`);
  await runNightlyCheckpoint(jobOf(world, company), {});
  const [night] = await company.owner.get<{ id: string }[]>('/checkpoints');
  checkpoint = await company.owner.get<object>(`/checkpoints/${night!.id}/document`);
});
afterAll(async () => {
  await world.close();
  const name = new URL(world.database.adminUrl).pathname.slice(1);
  await withConnection(onDatabase(world.database.adminUrl, 'postgres'), async (client) => {
    for (const each of [name, `${name}_new`]) {
      for (const kind of ['app', 'system']) await client.query(`drop role if exists ${each}_${kind}_login`);
    }
  });
});

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
}

const former = (text: string): Secrets['secretBefore'] => ({ text, place: 'TANDEM_SECRET_BEFORE', isMeant: true });
let messages: string[] = [];
function start(secret: string, before?: string, databaseUrl = world.database.adminUrl): Promise<Cluster> {
  messages = [];
  const secrets = { secret, secretBefore: before ? former(before) : undefined };
  const given = { dataDir: '/nowhere', databaseUrl, databaseAppUrl: undefined, databaseSystemUrl: undefined };
  return openCluster({ ...secrets, ...given }, (line) => messages.push(line));
}
const asOwner = (sql: string) =>
  withConnection(world.database.adminUrl, async (client) => (await client.query(sql)).rows);
const sealedRoot = async () => ((await asOwner('select sealed from tandem_root'))[0] as { sealed: Buffer }).sealed;

/** Everything encrypted and signed before works in the product started this way. */
async function expectAllToWork(cluster: Cluster): Promise<void> {
  const { config, clock } = world.kernel;
  const kernel = await createKernel({ config, clock, ...cluster, passwordHash: cheapPasswordHash });
  const app = await createApp(kernel);
  const ask = async (method: 'POST' | 'PUT', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${company.owner.token}` };
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const enter = async (code: string) => {
    const first = await ask('POST', '/auth/sign-in/email', { email: person.email, password: PASSWORD });
    return (await ask('POST', '/auth/sign-in/two-factor', { challenge: first.body.challenge, code })).status;
  };
  world.clock.advance(30_000);
  expect(await enter(codeOf(phone))).toBe(200);
  expect(await enter(codes.pop()!)).toBe(200);
  expect((await ask('PUT', `/payout_methods/${method}/look`)).body.details).toEqual({ iban: 'DE89370400440532013000' });
  expect((await ask('POST', '/deal_registrations/receipts/verify', receipt)).body).toMatchObject({ is_genuine: true });
  expect((await ask('POST', '/checkpoints/compare', checkpoint)).body).toEqual({ agrees: true, problems: [] });
  await app.close();
  await kernel.close();
}

/** All that is encrypted and signed depends on the root alone, so the same root is proof enough. */
const expectSameRoot = ({ sealing }: Cluster) =>
  expect(sealing.textFor('a test')).toBe(createSealing(Buffer.from(FIRST)).textFor('a test'));

test('keeps the secret of an earlier installation as its root', async () => {
  await expectAllToWork(await start(FIRST));
  expect(messages).toEqual([]);
  expectSameRoot(await start(FIRST));
});

test('protects the root from everyone but the database owner, encrypted', async () => {
  const { appUrl, systemUrl } = await start(FIRST);
  for (const url of [appUrl, systemUrl]) {
    await expect(withConnection(url, (client) => client.query('select * from tandem_root'))).rejects.toThrow(
      /permission denied/,
    );
  }
  expect((await sealedRoot()).includes(FIRST)).toBe(false);
});

test('rejects a wrong secret and changes nothing', async () => {
  const before = await sealedRoot();
  await expect(start(SECOND)).rejects.toThrow(
    /^TANDEM_SECRET .* is not the secret this database was set up with: set it to that secret/,
  );
  await expect(start(SECOND, THIRD)).rejects.toThrow(
    /^Neither TANDEM_SECRET .* nor TANDEM_SECRET_BEFORE is the secret .* Nothing was changed/,
  );
  expect(await sealedRoot()).toEqual(before);
  expectSameRoot(await start(FIRST));
});

test('keeps data readable after a secret change and invalidates the former secret', async () => {
  const file = () => asOwner("select pg_relation_filenode('tandem_root')");
  const before = await file();
  await expectAllToWork(await start(SECOND, FIRST));
  expect(messages).toEqual([expect.stringMatching(/^The secret was replaced: .* Remove TANDEM_SECRET_BEFORE/)]);
  // The old value is not on the disk as a dead row either.
  expect(await file()).not.toEqual(before);
  await expect(start(FIRST)).rejects.toThrow(/^TANDEM_SECRET /);
  expectSameRoot(await start(SECOND, FIRST));
  expect(messages).toEqual([
    'TANDEM_SECRET_BEFORE is not needed: this database opens with the current secret. Remove it.',
  ]);
  expectSameRoot(await start(SECOND));
  expect(messages).toEqual([]);
});

test('completes an interrupted secret change on the next start', async () => {
  const secrets = { secret: THIRD, secretBefore: former(SECOND) };
  const nothing = async () => false;
  await openRoot(world.database.adminUrl, secrets, { probe: nothing, say: () => undefined });
  expectSameRoot(await start(THIRD, SECOND));
  // The secret is changed back to the second one.
  await openRoot(
    world.database.adminUrl,
    { secret: SECOND, secretBefore: former(THIRD) },
    { probe: nothing, say: () => undefined },
  );
  expectSameRoot(await start(SECOND));
});

test('two servers that change the secret simultaneously both start', async () => {
  const [one, other] = await Promise.all([start(THIRD, SECOND), start(THIRD, SECOND)]);
  expectSameRoot(one);
  expectSameRoot(other);
});

test('upgrades an earlier installation and changes its secret in one start', async () => {
  await asOwner('drop table tandem_root');
  await expect(start(FIRST)).rejects.toThrow(/^TANDEM_SECRET .* ALTER ROLE/);
  await expect(start(FIRST, SECOND)).rejects.toThrow(/^Neither .* ALTER ROLE/);
  const { sealing } = await start(FIRST, THIRD);
  expect(messages).toEqual([expect.stringMatching(/^The secret was replaced/)]);
  expect(sealing.textFor('a test')).toBe(createSealing(Buffer.from(THIRD)).textFor('a test'));
});

test('starts with a new root when the sealed root is removed, and says so', async () => {
  await expect(start(SECOND)).rejects.toThrow(/run DELETE FROM tandem_root and start again: /);
  await asOwner('delete from tandem_root');
  const { sealing } = await start(SECOND);
  expect(messages).toEqual(['Created a new root key: data encrypted before can no longer be read.']);
  expect(sealing.textFor('a test')).not.toBe(createSealing(Buffer.from(SECOND)).textFor('a test'));
});

test('gives a new installation a root independent of its secret', async () => {
  const name = `${new URL(world.database.adminUrl).pathname.slice(1)}_new`;
  const server = onDatabase(world.database.adminUrl, 'postgres');
  await withConnection(server, (client) => client.query(`create database ${name}`));
  try {
    const address = onDatabase(world.database.adminUrl, name);
    const { sealing } = await start(FIRST, undefined, address);
    expect(sealing.textFor('a test')).not.toBe(createSealing(Buffer.from(FIRST)).textFor('a test'));
    expect((await start(SECOND, FIRST, address)).sealing.textFor('a test')).toBe(sealing.textFor('a test'));
  } finally {
    await dropDatabase(server, name);
  }
});

test('creates a new secret file after the old one is renamed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-exchanged-'));
  try {
    const outputs: string[] = [];
    for (const isExchange of [false, true, false]) {
      if (isExchange) renameSync(join(folder, 'secret'), join(folder, 'secret.before'));
      const server = await startServer(folder);
      outputs.push(server.output());
      await server.stop();
    }
    const [first, exchange, later] = outputs;
    expect(first).not.toContain('secret');
    expect(exchange).toContain(
      `The secret was replaced: this database now opens only with the new one. Remove the file ${join(folder, 'secret.before')}`,
    );
    expect(later).toContain(`The file ${join(folder, 'secret.before')} is not needed`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
