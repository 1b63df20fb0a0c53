import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKernel } from '#server/app.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { importJobs } from './jobs.ts';
import { importing } from './testing/importing.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('reports import progress without a second connection', async () => {
  const { kernel, database, clock } = world;
  const single = await createKernel({
    ...database,
    config: { ...kernel.config, poolSize: 1 },
    sealing: kernel.sealing,
    clock,
  });
  try {
    const company = await world.company();
    const { id } = await importing(world).check(company, [['accounts.csv', 'Company\nBytes AG\n']]);
    const job = await jobFor(single, company.id);
    const by = { import_id: id, user_id: company.owner.user_id };
    await company.owner.post(`/imports/${id}/run`);
    await importJobs['imports.run']!(job, by);
    expect(await company.owner.get(`/imports/${id}`)).toMatchObject({ status: 'done', error: null });
    await company.owner.post(`/imports/${id}/undo`);
    await importJobs['imports.undo']!(job, by);
    expect(await company.owner.get(`/imports/${id}`)).toMatchObject({ status: 'undone', error: null });
  } finally {
    await single.close();
  }
});
