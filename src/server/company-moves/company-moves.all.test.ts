import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { sampleContract } from '#features/partners/contracts/server/sample.ts';
import { features } from '#features/server.ts';
import { hashSecret } from '../auth/secret-token.ts';
import { proveAll } from '../backup/prove.ts';
import { writeTar } from '../backup/tar.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { jobFor } from '../jobs/worker.ts';
import { createSealing } from '../sealing.ts';
import { openSecret, replaceSecret } from '../secrets/stored-secrets.ts';
import { StartError } from '../start-error.ts';
import { type Company, createWorld, PASSWORD, type Person, type World, withinCompany } from '../testing/world.ts';
import { type ContentHashes, changedTables, companyTables, groupOf, hashContents } from './contents.ts';
import { loadContents } from './load-contents.ts';
import { cleanUpDeadArrivals, issueMoveToken, receiveCompany } from './receive.ts';
import { kernelSeals } from './sealed-columns.ts';
import { companyPlaces, findCompany, forgetMoved, rollBackMove, sendCompany } from './send.ts';
import { writeContents } from './send-contents.ts';

const seals = [...kernelSeals, ...features.flatMap((feature) => feature.seals ?? [])];
const proofs = features.flatMap(({ proves }) => proves ?? []);
/** Every move counts and hashes all tables several times. */
const MOVING_MS = 240_000;
const IBAN = 'DE89370400440532013000';
const CHAT = { ref_table: 'partners', name: 'chat_url', max: 100 };

interface Installation {
  world: World;
  url: string;
}

let home: Installation;
let away: Installation;
let company: Company;
let neighbor: Company;
let partnerUser: Person;
let shared: Person;
let key: string;
let partner_id: string;
let method_id: string;
let neighborBefore: ContentHashes;

beforeAll(async () => {
  home = await install(7);
  away = await install(9);
  company = await home.world.company('Lumenfleet');
  neighbor = await home.world.company('Neighbor');
  await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    partner_id = await givenPartner(call);
    await accrueForOpportunity(call, await givenDeal(call, { partners: [partner_id] }));
    await replaceSecret(call, CHAT, partner_id, 'https://chat.example/hidden');
    await call.rows(
      sql`select enqueue_job('probe.none', ${JSON.stringify({ organization_id: call.organization_id })}, '2030-01-01')`,
    );
  });
  await home.world.switchEverythingOn();
  await company.within((call) => sampleContract(call));
  partnerUser = await home.world.partnerUser(company, partner_id);
  // This person has accounts at both installations.
  shared = await company.member('finance');
  await away.world.person(shared.email, 'The Same Person');
  method_id = (
    await company.owner.post<{ id: string }>('/payout_methods', {
      partner_id,
      rail: 'bank_sepa',
      currency: 'EUR',
      holder_name: 'Alpha GmbH',
      details: { iban: IBAN },
    })
  ).id;
  key = (await company.owner.post<{ secret: string }>('/api_keys', { name: 'Sync', permissions: ['partners:view'] }))
    .secret;
  const night = features.find(({ name }) => name === 'ledger')!.jobs!['ledger.checkpoint']!;
  await night(await jobFor(home.world.kernel, company.id), {});
  await neighbor.owner.post('/partner_types', { name: 'Reseller' });
  neighborBefore = await contentsOf(home.world, neighbor.id);
}, 300_000);
afterAll(async () => {
  for (const { world } of [home, away]) {
    rmSync(world.kernel.config.dataDir, { recursive: true, force: true });
    await world.close();
  }
});

async function install(root: number): Promise<Installation> {
  const world = await createWorld({ own: true, sealing: createSealing(Buffer.alloc(32, root)) });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  return { world, url: `http://127.0.0.1:${port}` };
}

const partsOf = ({ world }: Installation, signal = new AbortController().signal) => ({
  adminUrl: world.database.adminUrl,
  appUrl: world.database.appUrl,
  systemUrl: world.database.systemUrl,
  sealing: world.kernel.sealing,
  stores: world.kernel,
  keptFiles: world.kernel.keptFiles,
  seals,
  proofs,
  version: '0.1.0',
  outgoing: world.kernel.outgoing,
  administers: (email: string) => world.kernel.identity.administers(email),
  signal,
});

const contentsOf = (world: World, id: string): Promise<ContentHashes> =>
  withConnection(world.database.adminUrl, async (client) =>
    hashContents(client, await companyTables(client, seals), (await groupOf(client, id)).ids),
  );

const isExpected = (error: Error) => error instanceof StartError || error.name === 'AbortError';

/** Proves a company, which seals what its log gained since the last time. */
async function prove({ world }: Installation): Promise<void> {
  for await (const { proofs: its } of proveAll(world.database, world.kernel, proofs, company.id))
    expect(its.filter(({ difference }) => difference)).toEqual([]);
}

async function move(from: Installation, to: Installation, name = 'Lumenfleet') {
  const token = await issueMoveToken(to.world.database.adminUrl);
  const stop = new AbortController();
  const [received, sent] = await Promise.allSettled([
    receiveCompany(token, partsOf(to, stop.signal)),
    sendCompany({ company: name, to: to.url, token: token.token }, partsOf(from)).catch((error) => {
      stop.abort();
      throw error;
    }),
  ]);
  // The receiver knows the cause; the sender is only told that it failed.
  if (received.status === 'rejected' && !isExpected(received.reason)) throw received.reason;
  if (sent.status === 'rejected') throw sent.reason;
  if (received.status === 'rejected') throw received.reason;
  return { sent: sent.value, received: received.value, token };
}

const signIn = ({ world }: Installation, email: string) =>
  world.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password: PASSWORD } });

const withKey = ({ world }: Installation, url: string) =>
  world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${key}` } });

const isPresent = async ({ world }: Installation): Promise<boolean> =>
  withConnection(world.database.adminUrl, async (client) =>
    Boolean((await client.query(sql`select from organizations where id = ${company.id}`)).rowCount),
  );

test(
  'refuses a forged, an expired and a used token, and an address without encryption',
  async () => {
    const { world, url } = away;
    const send = (token: string, to = url) => sendCompany({ company: 'Lumenfleet', to, token }, partsOf(home));
    await expect(send('forged')).rejects.toThrow('This move token is unknown');
    await expect(send('forged', 'http://tandem.example')).rejects.toThrow('must begin with https');
    const expired = await issueMoveToken(world.database.adminUrl);
    await withConnection(world.database.adminUrl, (client) =>
      client.query(sql`update arriving_moves set expires_at = now() - interval '1 second' where id = ${expired.id}`),
    );
    await expect(send(expired.token)).rejects.toThrow('not used within an hour');
    const used = await issueMoveToken(world.database.adminUrl);
    await withConnection(world.database.adminUrl, (client) =>
      client.query(sql`update arriving_moves set state = 'done' where id = ${used.id}`),
    );
    await expect(send(used.token)).rejects.toThrow('was used before');
    const { rows } = await withConnection(world.database.adminUrl, (client) =>
      client.query<{ token_hash: string }>(sql`select token_hash from arriving_moves where id = ${used.id}`),
    );
    expect(rows[0]!.token_hash).toBe(hashSecret(used.token));
    // The company can still be changed.
    await company.owner.post('/partner_types', { name: 'Written after refusals' });
  },
  MOVING_MS,
);

test(
  'refuses another version and a taken short name before anything happens',
  async () => {
    const { slug } = await withConnection(home.world.database.adminUrl, (client) => findCompany(client, 'Lumenfleet'));
    await away.world.kernel.system.unscoped((tx) =>
      tx.run(sql`insert into organizations (name, slug, kind) values ('Taken', ${slug}, 'vendor')`),
    );
    await expect(move(home, away)).rejects.toThrow(`has the short name "${slug}"`);
    await away.world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set slug = 'taken' where slug = ${slug}`),
    );
    await withConnection(away.world.database.adminUrl, (client) =>
      client.query(sql`insert into tandem_migrations (name, hash) values ('9999_later.sql', 'later')`),
    );
    await expect(move(home, away)).rejects.toThrow('different versions');
    await withConnection(away.world.database.adminUrl, (client) =>
      client.query(sql`delete from tandem_migrations where name = '9999_later.sql'`),
    );
    expect(await isPresent(away)).toBe(false);
    await company.owner.post('/partner_types', { name: 'Written after conflicts' });
  },
  MOVING_MS,
);

test(
  'leaves nothing when the sender stops, and the company stays writable',
  async () => {
    const token = await issueMoveToken(away.world.database.adminUrl);
    const stop = new AbortController();
    const receiving = receiveCompany(token, partsOf(away));
    const sending = sendCompany(
      { company: 'Lumenfleet', to: away.url, token: token.token },
      { ...partsOf(home, stop.signal), onProgress: (line) => line.startsWith('partners') && stop.abort() },
    );
    const [sent, received] = await Promise.allSettled([sending, receiving]);
    expect([sent.status, received.status]).toEqual(['rejected', 'rejected']);
    expect(await isPresent(away)).toBe(false);
    await company.owner.post('/partner_types', { name: 'Written after a stop' });
  },
  MOVING_MS,
);

/** As a killed command leaves it: the company is read-only, and only the other installation knows how far it came. */
async function givenKilledSender(state: 'accepted' | 'done'): Promise<void> {
  const { id, token } = await issueMoveToken(away.world.database.adminUrl);
  await withConnection(away.world.database.adminUrl, (client) =>
    client.query(sql`update arriving_moves set state = ${state}, company_id = ${company.id} where id = ${id}`),
  );
  const sealed = home.world.kernel.sealing.cipher('company moves').seal(token, company.id);
  await withConnection(home.world.database.adminUrl, async (client) => {
    await client.query(sql`
      insert into departed_moves (company_id, name, slug, address, state, sealed_token)
      values (${company.id}, 'Lumenfleet', 'lumenfleet', ${away.url}, 'moving', ${sealed})`);
    await client.query(sql`insert into frozen_companies (organization_id, reason) values (${company.id}, 'moving')`);
  });
}

const reasonsHere = async (): Promise<string[]> =>
  (
    await home.world.kernel.system.unscoped((tx) =>
      tx.rows<{ reason: string }>(sql`select reason from frozen_companies`),
    )
  ).map(({ reason }) => reason);

test(
  'settles a move whose sending command was killed, by what the other installation knows',
  async () => {
    await givenKilledSender('accepted');
    await rollBackMove('Lumenfleet', partsOf(home));
    expect(await reasonsHere()).toEqual([]);
    await givenKilledSender('done');
    const again = sendCompany({ company: 'Lumenfleet', to: away.url, token: 'unused' }, partsOf(home));
    await expect(again).rejects.toThrow('has moved to');
    expect(await reasonsHere()).toEqual(['moved']);
    await withConnection(home.world.database.adminUrl, async (client) => {
      await client.query(sql`delete from frozen_companies`);
      await client.query(sql`update organizations set status = 'active' where id = ${company.id}`);
      await client.query(sql`update departed_moves set state = 'failed'`);
    });
    await withConnection(away.world.database.adminUrl, (client) => client.query(sql`delete from arriving_moves`));
  },
  MOVING_MS,
);

test(
  'loads nothing but the offered company, from the holder of the token',
  async () => {
    const chunks: Buffer[] = [];
    await writeTar(
      new Date(),
      async (add) => {
        await withConnection(home.world.database.adminUrl, (client) =>
          writeContents(client, neighbor.id, { token: 'right', sender: partsOf(home), add }),
        );
      },
      async (archive) => {
        for await (const chunk of archive) chunks.push(chunk as Buffer);
      },
    );
    const load = (token: string) =>
      withConnection(away.world.database.adminUrl, async (client) => {
        await client.query('begin');
        return loadContents(client, Readable.from(chunks), {
          company: company.id,
          token,
          receiver: partsOf(away),
          noteFile: async () => {},
        });
      });
    await expect(load('wrong')).rejects.toThrow();
    await expect(load('right')).rejects.toThrow('Another company arrived than was offered.');
    const here = await away.world.kernel.system.unscoped((tx) =>
      tx.rows(sql`select from organizations where id = ${neighbor.id}`),
    );
    expect(here).toEqual([]);
  },
  MOVING_MS,
);

test(
  'is read-only with a clear text while it moves',
  async () => {
    await home.world.kernel.system.unscoped((tx) =>
      tx.run(sql`insert into frozen_companies (organization_id, reason) values (${company.id}, 'moving')`),
    );
    const refused = await company.owner.request('POST', '/partner_types', { name: 'Lost' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      503,
      '60',
      'This company is being moved to another server and is read-only for a few minutes. Nothing was changed. Try again in a few minutes.',
    ]);
    expect((await company.owner.get<object[]>('/partner_types')).length).toBeGreaterThan(0);
    await neighbor.owner.post('/partner_types', { name: 'Neighbors write' });
    neighborBefore = await contentsOf(home.world, neighbor.id);
    await home.world.kernel.system.unscoped((tx) => tx.run(sql`delete from frozen_companies`));
  },
  MOVING_MS,
);

test(
  'moves to another installation, with people, keys, secrets and proofs, and back',
  async () => {
    await prove(home);
    const before = await contentsOf(home.world, company.id);
    const { sent, received } = await move(home, away);
    expect([sent.unreadable, received.company.id]).toEqual([0, company.id]);
    const there = await contentsOf(away.world, company.id);
    expect(Object.keys(there).filter((name) => there[name]!.rows !== before[name]!.rows)).toEqual([]);
    expect(there.commission_lines).toEqual(before.commission_lines);
    expect(there.audit_events).toEqual(before.audit_events);
    expect(there.audit_seals).toEqual(before.audit_seals);
    await prove(away);

    // People sign in there: with their password, or with that of the account they had.
    for (const { email } of [company.owner, partnerUser, shared])
      expect((await signIn(away, email)).statusCode, email).toBe(200);
    await expect.poll(async () => (await withKey(away, '/partners')).statusCode).toBe(200);
    await withinCompany(away.world.kernel, company.id, async (call) =>
      expect(await openSecret(call, CHAT, partner_id)).toBe('https://chat.example/hidden'),
    );
    const [sealedThere] = await away.world.kernel.system.unscoped((tx) =>
      tx.rows<{ details_enc: Buffer }>(
        sql`select details_enc from payout_method_details where method_id = ${method_id}`,
      ),
    );
    expect(
      away.world.kernel.sealing.cipher('payout methods').open(sealedThere!.details_enc, `${company.id}/${method_id}`),
    ).toContain(IBAN);
    const jobs = await away.world.kernel.system.unscoped((tx) =>
      tx.rows(sql`select task from job_queue() where company_id = ${company.id} and task = 'probe.none'`),
    );
    expect(jobs).toHaveLength(1);

    // Here its addresses say where it is.
    await expect.poll(async () => (await withKey(home, '/partners')).statusCode).toBe(421);
    const moved = await withKey(home, '/partners');
    expect([moved.statusCode, moved.json().message]).toEqual([
      421,
      `Lumenfleet has moved to ${away.url}. Continue there.`,
    ]);
    expect(await contentsOf(home.world, neighbor.id)).toEqual(neighborBefore);

    // It was changed there, so it cannot simply be taken back.
    const { token } = (await signIn(away, company.owner.email)).json<{ token: string }>();
    const written = await away.world.app.inject({
      method: 'POST',
      url: '/api/partner_types',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Written away' },
    });
    expect(written.statusCode, written.body).toBe(201);
    await expect(rollBackMove('Lumenfleet', partsOf(home))).rejects.toThrow('was changed since it arrived');

    await prove(away);
    const beforeReturn = await contentsOf(away.world, company.id);
    await move(away, home);
    const back = await contentsOf(home.world, company.id);
    expect(Object.keys(back).filter((name) => back[name]!.rows !== beforeReturn[name]!.rows)).toEqual([]);
    const unchanged = [
      'partners',
      'opportunities',
      'commission_lines',
      'contracts',
      'contract_events',
      'payout_methods',
      'memberships',
    ];
    expect(changedTables(before, back).filter((name) => unchanged.includes(name))).toEqual([]);
    const types = await company.owner.get<{ name: string }[]>('/partner_types');
    expect(types.map(({ name }) => name)).toContain('Written away');
    await expect.poll(async () => (await withKey(home, '/partners')).statusCode).toBe(200);
    await prove(home);
    expect(await contentsOf(home.world, neighbor.id)).toEqual(neighborBefore);
  },
  MOVING_MS,
);

test(
  'is taken back as it was, and forgotten after a last move',
  async () => {
    await move(home, away);
    expect((await rollBackMove('Lumenfleet', partsOf(home))).id).toBe(company.id);
    await expect.poll(async () => (await withKey(home, '/partners')).statusCode).toBe(200);
    await expect.poll(async () => (await withKey(away, '/partners')).statusCode).toBe(421);
    await expect(forgetMoved('Lumenfleet', partsOf(home))).rejects.toThrow('has not moved');
    await move(home, away);
    await forgetMoved('Lumenfleet', partsOf(home));
    expect(await isPresent(home)).toBe(false);
    await expect.poll(async () => (await withKey(away, '/partners')).statusCode).toBe(200);
    const places = await withConnection(home.world.database.adminUrl, companyPlaces);
    expect(places.find(({ id }) => id === company.id)).toMatchObject({ name: 'Lumenfleet', address: away.url });
    expect(await contentsOf(home.world, neighbor.id)).toEqual(neighborBefore);
  },
  MOVING_MS,
);

test(
  'removes what a killed receiving process left',
  async () => {
    const { world } = away;
    const { id } = await issueMoveToken(world.database.adminUrl);
    await withConnection(world.database.adminUrl, async (client) => {
      await client.query(sql`
      update arriving_moves set state = 'accepted', seen_at = now() - interval '1 minute' where id = ${id}`);
      await client.query(
        sql`insert into move_parts (move_id, number, content, is_last) values (${id}, 0, '\\x00', false)`,
      );
    });
    expect(await cleanUpDeadArrivals(partsOf(away))).toBe(1);
    const left = await world.kernel.system.unscoped((tx) => tx.rows(sql`select from move_parts where move_id = ${id}`));
    expect(left).toEqual([]);
  },
  MOVING_MS,
);
