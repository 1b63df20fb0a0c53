import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { addDays } from '#shared/time/dates.ts';
import { directoryJobs, KEPT_DAYS } from './jobs.ts';
import { createDirectory } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('deletes visits after 400 days, of every kind, and keeps the others', async () => {
  const id = await company.within((call) => createDirectory(call, { name: 'Find a partner', is_published: true }));
  const today = '2026-03-16';
  const days = [addDays(today, -KEPT_DAYS - 1), addDays(today, -KEPT_DAYS), addDays(today, -1)];
  await company.within((call) =>
    call.run(sql`
      insert into directory_events (organization_id, directory_id, kind, day, visitor)
      select ${call.organization_id}, ${id}, kind, day, 'v'
      from unnest(${days}::date[]) day, unnest(array['view', 'search', 'match']) kind`),
  );
  await directoryJobs['partners-directory.keep-events']!(await jobFor(world.kernel, company.id), {});
  const left = await company.within((call) =>
    call.rows<{ day: string; n: number }>(sql`
      select day::text, count(*)::int as n from directory_events where organization_id = ${call.organization_id}
      group by day order by day`),
  );
  expect(left).toEqual(days.slice(1).map((day) => ({ day, n: 3 })));
});

test('the embed script loads on other websites and puts the directory into a frame', async () => {
  const { statusCode, headers, body } = await world.app.inject({ url: '/partner_directory/embed.js' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cross-origin-resource-policy': 'cross-origin',
  });
  const frames: { src?: string; title?: string; style: { cssText?: string; height?: string } }[] = [];
  let heard = (_event: object) => {};
  const inserted: object[] = [];
  const load = (directory: string) =>
    runInNewContext(body, {
      URL,
      Math,
      document: {
        currentScript: {
          src: 'https://partners.example/partner_directory/embed.js',
          getAttribute: (name: string) => (name === 'data-directory' ? directory : null),
          parentNode: { insertBefore: (frame: object) => inserted.push(frame) },
        },
        createElement: () => {
          frames.push({ style: {} });
          return frames.at(-1);
        },
      },
      addEventListener: (_name: string, listener: (event: object) => void) => {
        heard = listener;
      },
    });
  load('find-a-partner');
  expect(frames).toMatchObject([
    { src: 'https://partners.example/partner_directory/find-a-partner?embed', title: 'Partners' },
  ]);
  expect(inserted).toHaveLength(1);
  // Only messages from the directory itself may set the height.
  heard({ origin: 'https://evil.example', data: { tandemDirectory: true, height: 5 } });
  expect(frames[0]!.style.height).toBeUndefined();
  load('"><script>');
  expect(inserted).toHaveLength(1);
});
