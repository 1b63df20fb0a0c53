import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { sampleProposal } from './sample.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('a confirmed proposal is an ordinary request of its person', async () => {
  const id = await company.within(sampleProposal);
  await company.within((call) =>
    call.run(sql`
      update assistant_proposals set user_id = ${company.owner.user_id}
      where organization_id = ${call.organization_id} and id = ${id}`),
  );
  const stranger = await company.member('admin');
  expect((await stranger.request('POST', `/assistant_proposals/${id}/confirm`, {})).statusCode).toBe(404);
  const confirmed = await company.owner.post<Row>(`/assistant_proposals/${id}/confirm`, {});
  expect(confirmed).toMatchObject({ status: 'confirmed', opens: `/tasks/show/${confirmed.result_id}` });
  expect(await company.owner.get<Row>(`/tasks/${confirmed.result_id}`)).toMatchObject({ title: 'Call Acme' });
  expect((await company.owner.request('POST', `/assistant_proposals/${id}/confirm`, {})).statusCode).toBe(409);
});
