import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#features/platform/demo/server/people.ts';
import { createDemoData } from '#features/platform/demo/server/service.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { Automation, Catalog, Problem, Trial } from '../../schema.ts';
import { recipes } from './recipes.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld({ own: true, now: '2026-03-16T09:00:00Z' });
  await createDemoData(world.kernel);
  const payload = { email: 'company@demo.tandem.test', password: DEMO_PASSWORD };
  token = (await world.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })).json().token;
}, 240_000);
afterAll(() => world.close());

async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await world.app.inject({
    method,
    url: `/api/automations${url}`,
    headers,
    ...(payload && { payload }),
  });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(url === '/from_recipe' ? 201 : 200);
  return answer.json() as T;
}

test('every recipe is a valid flow in the company’s currency, and a dry run on the demo refuses no step', async () => {
  const catalog = await ask<Catalog>('GET', '/catalog');
  expect(catalog.recipes.map(({ key }) => key)).toEqual(recipes.map(({ key }) => key));
  expect(JSON.stringify(catalog.recipes)).not.toContain('{currency}');
  const ran: string[] = [];
  for (const { key } of catalog.recipes) {
    const { id } = await ask<{ id: string }>('POST', '/from_recipe', { recipe: key });
    const { definition } = await ask<Automation>('GET', `/${id}`);
    expect(await ask<{ problems: Problem[] }>('POST', '/check', { definition }), key).toEqual({ problems: [] });
    const trial = await ask<Trial>('POST', `/${id}/try`);
    const refused = trial.rows.filter(({ outcome }) => outcome === 'refused').map(({ reason }) => reason);
    expect([key, ...new Set(refused)]).toEqual([key]);
    if (trial.would_run > 0) ran.push(key);
  }
  // The others wait for something that did not happen in the last 30 days of the demo.
  expect(ran.length).toBeGreaterThanOrEqual(12);
}, 240_000);
