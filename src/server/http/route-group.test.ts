import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { ROUTE_GROUPS, routeGroup } from './route-group.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([
  ['GET', '/api/partners', 'list'],
  ['GET', '/api/partners/:id', 'record'],
  ['HEAD', '/api/partners/:id/timeline', 'read'],
  ['POST', '/api/partners', 'create'],
  ['PATCH', '/api/partners/:id', 'update'],
  ['DELETE', '/api/partners/:id', 'delete'],
  ['POST', '/api/partners/:id/archive', 'step'],
  ['GET', '/api/events', 'stream'],
  ['GET', '/r/:code', 'page'],
  ['PROPFIND', undefined, 'unknown'],
])('%s %s counts as %s', (method, pattern, group) => expect(routeGroup(method, pattern)).toBe(group));

test('metrics have a bounded number of series, whatever is requested', async () => {
  const company = await world.company();
  const routes = world.app.printRoutes({ commonPrefix: false }).match(/\/[a-z_]+/g) ?? [];
  for (const path of new Set(routes))
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      await company.owner.request(method, path, method === 'POST' ? {} : undefined);
  const { body } = await world.app.inject({ url: '/metrics' });
  const series = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds'));
  expect(series.length).toBeGreaterThan(20);
  // Each group has fifteen series for each of the five classes of status codes.
  expect(series.length).toBeLessThanOrEqual(ROUTE_GROUPS.length * 5 * 15);
  expect(body).not.toContain('route=');
});
