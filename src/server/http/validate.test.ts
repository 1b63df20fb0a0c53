import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordRoutes } from '../testing/routes.ts';
import { createWorld, type World } from '../testing/world.ts';
import { validatorCompiler } from './validate.ts';

const routes: RouteOptions[] = recordRoutes();

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('compiles the schema of every endpoint', () => {
  const faults: string[] = [];
  for (const { method, url, schema = {} } of routes) {
    for (const httpPart of ['params', 'querystring', 'body'] as const) {
      if (!schema[httpPart]) continue;
      try {
        validatorCompiler({ schema: schema[httpPart], httpPart })({});
      } catch (error) {
        faults.push(`${method} ${url} ${httpPart}: ${error}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(routes.length).toBeGreaterThan(200);
});
