import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import type { DescribedKind, Query, QueryAnswer } from '#shared/query/query.ts';
import { createApp, createKernel } from '../app.ts';
import { withConnection } from '../db/connect.ts';
import { declaredResources } from '../resource/define.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';
import { askQuery } from './ask.ts';

/** Two companies, and two partners of one of them, whose data must not reach one another by any part of a question. */
let world: World;
let company: Company;
let elsewhere: Company;
let partner: Person;
let deal: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  [company, elsewhere] = [await world.company('Lumenfleet'), await world.company('Elsewhere')];
  const mine = await company.within((call) => samplePartner(call, { name: 'Alder' }));
  const other = await company.within((call) => samplePartner(call, { name: 'Birch' }));
  await elsewhere.within((call) => samplePartner(call, { name: 'Zanzibar Trading' }));
  partner = await world.partnerUser(company, mine);
  deal = await company.within((call) =>
    sampleOpportunity(call, {
      partner_id: mine,
      amount_minor: 7_000,
      next_step: 'Call',
      owner_user_id: company.owner.user_id,
    }),
  );
  await company.within((call) =>
    sampleOpportunity(call, { partner_id: other, name: 'Rival deal', amount_minor: 999_000 }),
  );
});
afterAll(() => world.close());

async function ask(person: Person, query: Query): Promise<QueryAnswer> {
  const answer = await person.request('POST', '/query', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as QueryAnswer;
}
const refusal = async (person: Person, query: unknown) => {
  const { statusCode, body } = await person.request('POST', '/query', query);
  return { statusCode, body };
};
const kindsOf = async (person: Person) => (await person.get<{ rows: DescribedKind[] }>('/query/kinds')).rows;

test('a name of another company is unknown, and is not suggested', async () => {
  const exact = await refusal(company.owner, { of: 'opportunities', where: { partner: 'Zanzibar Trading' } });
  const near = await refusal(company.owner, { of: 'opportunities', where: { partner: 'Zanzibar Tradin' } });
  expect([exact.statusCode, near.statusCode]).toEqual([422, 422]);
  expect(near.body).not.toContain('Trading');
  expect(exact.body).not.toContain('did you mean Zanz');
});

test('a partner sees its own deals only, by every way to ask', async () => {
  const { total, groups } = await ask(partner, { of: 'opportunities', measure: 'sum:amount', by: ['name'] });
  expect(total.amounts.map(({ amount_minor }) => amount_minor)).toEqual([7_000]);
  expect(JSON.stringify(groups)).not.toContain('Rival');
  const most = await ask(partner, { of: 'opportunities', measure: 'most:amount' });
  expect(JSON.stringify(most)).not.toContain('999000');
  const answer = await ask(partner, { of: 'opportunities', search: 'Rival' });
  expect([answer.all, answer.records]).toEqual([0, []]);
});

describe('a field that partners do not see cannot be asked', () => {
  test.each<[string, Partial<Query>]>([
    ['filtered', { where: { owner: 'x' } }],
    ['filtered by id', { where: { owner_user_id: '01a228fa-7941-7a34-8ee2-32398387232b' } }],
    ['guessed in parts', { where: { external_ref_like: 'a' } }],
    ['guessed by bounds', { where: { probability_gte: '50' } }],
    ['grouped', { measure: 'count', by: ['owner_user_id'] }],
    ['grouped by name', { measure: 'count', by: ['partner'] }],
    ['ordered', { order: 'probability' }],
    ['shown', { fields: ['owner'] }],
    ['shown as the column', { fields: ['owner_name'] }],
    ['averaged', { measure: 'average:probability' }],
    ['counted', { measure: 'different:partner' }],
    ['used as a day', { measure: 'count', on: 'last_activity', period: 'this_year' }],
    ['filtered without a column', { where: { audience: '01a228fa-7941-7a34-8ee2-32398387232b' } }],
  ])('%s', async (_, query) => {
    const { statusCode, body } = await refusal(partner, { of: 'opportunities', ...query });
    expect(statusCode, body).toBe(422);
    // The refusal repeats the name that was asked, and offers others.
    const offered = /.*(?:filterable|groupable|sortable|days|fields[^:"]*): ([^"]*)/.exec(body)?.[1] ?? '';
    expect(offered).not.toMatch(/owner|probability|external_ref|partner\b/);
  });

  test('and is not described', async () => {
    for (const { kind, fields } of nonEmpty(await kindsOf(partner))) {
      const shown = declaredResources().get(kind)!.partner!.row.properties;
      for (const { name } of fields.filter((field) => !field.name.startsWith('custom.')))
        expect(
          Object.keys(shown).some((column) => column === name || column.startsWith(`${name}_`)),
          `${kind}.${name}`,
        ).toBe(true);
    }
  });
});

test('a kind that the caller cannot list looks like one that does not exist', async () => {
  const [hidden, missing] = [await refusal(partner, { of: 'prospects' }), await refusal(partner, { of: 'nonsense' })];
  expect([hidden.statusCode, missing.statusCode]).toEqual([422, 422]);
  expect(hidden.body.replaceAll('prospects', 'nonsense').split('kinds:')[0]!.split(';')[0]).toBe(
    missing.body.split('kinds:')[0]!.split(';')[0],
  );
  expect((await kindsOf(partner)).map(({ kind }) => kind)).not.toContain('prospects');
  expect((await partner.request('GET', '/query/kinds/prospects')).statusCode).toBe(404);
});

test('a role without the permission cannot ask', async () => {
  const content = await company.member('content');
  const kinds = new Set((await kindsOf(content)).map(({ kind }) => kind));
  for (const kind of ['payout_batches', 'commission_lines', 'partners', 'api_keys']) {
    const list = await content.request('GET', `/${kind}`);
    const { statusCode } = await refusal(content, { of: kind, measure: 'count' });
    expect([kind, kinds.has(kind), statusCode]).toEqual([
      kind,
      list.statusCode === 200,
      list.statusCode === 200 ? 200 : 422,
    ]);
  }
});

test('SQL in names and values stays text', async () => {
  for (const text of [`a"; drop table partners; --`, `x') or true --`, 'status\\', "';select pg_sleep(9)--"]) {
    for (const query of [
      { where: { [text]: '1' } },
      { where: { partner: text } },
      { where: { name_like: text } },
      { search: text },
      { measure: 'count', by: [text] },
      { measure: `sum:${text}` },
      { order: text },
      { fields: [text] },
      { cursor: text },
    ]) {
      const { statusCode, body } = await refusal(company.owner, { of: 'opportunities', ...query });
      expect([200, 400, 422], `${JSON.stringify(query)}: ${body}`).toContain(statusCode);
      expect(body).not.toMatch(/syntax error|does not exist|operator/i);
    }
  }
  expect((await ask(company.owner, { of: 'partners', measure: 'count' })).total.count).toBe(2);
});

test('refuses floods: groups, values, rows and days beyond the limits', async () => {
  const many = Array.from({ length: 51 }, (_, index) => String(index));
  for (const query of [
    { measure: 'count', by: ['stage', 'partner', 'account', 'type'] },
    { limit: 1001 },
    { where: { name: many } },
    { measure: 'count', from: '1900-01-01', to: '2026-01-01', on: 'created' },
    { search: 'x'.repeat(201) },
  ])
    expect((await refusal(company.owner, { of: 'opportunities', ...query })).statusCode).toBeOneOf([400, 422]);
});

test('a forged cursor shows nothing that is not the caller’s', async () => {
  const query: Query = { of: 'opportunities', limit: 1 };
  const { cursor } = await ask(company.owner, query);
  expect(JSON.stringify((await ask(partner, { ...query, cursor: cursor! })).records)).not.toContain('Rival');
  const [, digest] = JSON.parse(Buffer.from(cursor!, 'base64url').toString()) as [number, string];
  for (const place of [-1, 0, 1.5, 1e12, '1; drop table partners', null]) {
    const forged = Buffer.from(JSON.stringify([place, digest])).toString('base64url');
    expect((await refusal(partner, { ...query, cursor: forged })).statusCode).toBe(422);
  }
});

test('questions answer while viewing as somebody, with what that person sees', async () => {
  const view = {
    user_id: partner.user_id,
    reason: 'They cannot find their deal',
  };
  const partner_id = (await company.owner.get<{ id: string; name: string }[]>('/partners?name=Alder'))[0]!.id;
  const { token } = await company.owner.post<{ token: string }>('/impersonations', { ...view, partner_id });
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { authorization: `Bearer ${token}` },
    payload: { of: 'opportunities', measure: 'sum:amount' },
  });
  expect(answer.json<QueryAnswer>().total.amounts).toMatchObject([{ amount_minor: 7_000 }]);
});

test('for a language model, columns that never leave are not asked', async () => {
  const never: [string, string][] = [
    ['partners', 'internal_notes'],
    ['partners', 'tax_id'],
    ['partners', 'city'],
  ];
  for (const [of, field] of never.slice(0, 2))
    await expect(
      company.within((call) => askQuery(call, { of, fields: [field] }, { isForModel: true })),
    ).rejects.toThrow(/no field/);
  const answer = await company.within((call) =>
    askQuery(call, { of: 'partners', fields: ['city'] }, { isForModel: true }),
  );
  expect(answer.records).toHaveLength(2);
});

test('a question is stopped after the time of reads', async () => {
  const { config, sealing, clock } = world.kernel;
  const { appUrl, systemUrl } = world.database;
  const kernel = await createKernel({ config: { ...config, longestReadMs: 300 }, sealing, clock, appUrl, systemUrl });
  const hasty = await createApp(kernel);
  try {
    await withConnection(world.database.adminUrl, (client) =>
      client.query(
        'create policy slow on partner_types as restrictive for select to tandem_app using (pg_sleep(0.3) is not null)',
      ),
    );
    for (const name of ['One', 'Two']) await company.owner.post('/partner_types', { name });
    const answer = await hasty.inject({
      method: 'POST',
      url: '/api/query',
      headers: { authorization: `Bearer ${company.owner.token}` },
      payload: { of: 'partner_types', measure: 'count' },
    });
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('took too long')]);
  } finally {
    await hasty.close();
    await kernel.close();
  }
});

test('deals of the other company are unknown by id, too', async () => {
  const answer = await ask(elsewhere.owner, { of: 'opportunities', where: { id: deal } });
  expect(answer.all).toBe(0);
});
