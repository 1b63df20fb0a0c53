import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { createWorld, type World } from '../testing/world.ts';
import { ROUTE_GROUPS, routeGroup } from './route-group.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ own: true });
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
  const visit = async (resources: readonly string[]) => {
    for (const resource of resources)
      for (const path of [`/${resource}`, `/${resource}/${newId()}`, `/${resource}/${newId()}/archive`])
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) await company.owner.request(method, path);
  };
  const series = async () => {
    const { body } = await world.app.inject({ url: '/metrics' });
    return body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds'));
  };
  // Reading them is a request, too.
  await series();
  await visit(['partners', 'contacts', 'tasks']);
  const before = await series();
  await visit(['partner_types', 'leads', 'products', 'nothing', 'such', 'here']);
  const after = await series();
  expect(before.length).toBeGreaterThan(20);
  expect(after.length).toBe(before.length);
  // Each group has fifteen series for each of the five classes of status codes.
  expect(after.length).toBeLessThanOrEqual(ROUTE_GROUPS.length * 5 * 15);
});
