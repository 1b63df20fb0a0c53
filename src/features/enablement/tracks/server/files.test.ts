import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { ERASED_NAME, erasePerson } from '#server/merge-and-erase/person-erasure.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Checklist, Track, TrackAssignment } from '../schema.ts';
import { sampleStep } from './sample.ts';

let world: World;
let company: Company;
let owner: Person;
let north: Person;
let south: Person;
let assignment: TrackAssignment;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
  const partner_id = await company.within((call) => samplePartner(call, { name: 'North' }));
  north = await world.partnerUser(company, partner_id);
  south = await world.partnerUser(company, await company.within((call) => samplePartner(call, { name: 'South' })));
  const steps = [
    sampleStep('plan', { asks_file: true, needs_approval: true }),
    sampleStep('read'),
    sampleStep('ours', { asks_file: true, side: 'company' }),
  ];
  const { id } = await owner.post<Track>('/tracks', {
    name: 'Hand in a plan',
    definition: { stages: [{ key: 's', name: 'S', steps }] },
    step_order: 'free',
  });
  await owner.post(`/tracks/${id}/publish`);
  await owner.post(`/tracks/${id}/assign`, { partner_ids: [partner_id] });
  [assignment] = nonEmpty(await owner.get<TrackAssignment[]>(`/track_assignments?track_id=${id}`)) as [TrackAssignment];
});
afterAll(() => world.close());

async function step(by: Person, key: string) {
  const { stages } = await by.get<Checklist>(`/track_assignments/${assignment.id}/checklist`);
  return stages.flatMap(({ steps }) => steps).find((one) => one.key === key)!;
}
const status = async (by: Person, method: string, url: string, body?: object) =>
  (await by.request(method, url, body)).statusCode;
async function upload(by: Person, key: string) {
  const line = '----tandem';
  const part = (head: string, text: string) =>
    `--${line}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const { id } = await step(owner, key);
  const body = `${part('name="step_id"', id)}${part('name="file"; filename="plan.txt"', 'Our plan')}--${line}--\r\n`;
  return by.request('POST', '/track_step_files', Buffer.from(body), {
    'content-type': `multipart/form-data; boundary=${line}`,
  });
}

test('a step that asks for a file is done with a file only, which both sides read and no other partner', async () => {
  const { id } = await step(north, 'plan');
  expect(await step(north, 'plan')).toMatchObject({ asks_file: true, can_attach: true, files: [] });
  expect(await status(north, 'POST', `/track_step_progress/${id}/complete`, {})).toBe(409);
  expect((await upload(south, 'plan')).statusCode).toBe(404);
  const kept = await upload(north, 'plan');
  expect(kept.statusCode).toBe(201);
  const file = kept.json<{ id: string }>();
  expect(file).not.toHaveProperty('key');
  for (const reader of [north, owner]) {
    expect((await step(reader, 'plan')).files).toMatchObject([{ id: file.id, file_name: 'plan.txt' }]);
    expect(await status(reader, 'GET', `/track_step_files/${file.id}/address`)).toBe(200);
  }
  expect(await status(south, 'GET', `/track_step_files/${file.id}/address`)).toBe(404);
  expect(await status(south, 'DELETE', `/track_step_files/${file.id}`)).toBe(404);
  expect(await south.get('/track_step_files')).toEqual([]);
  expect(await status(north, 'POST', `/track_step_progress/${id}/complete`, {})).toBe(200);
  // Files of a finished step stay as they were handed in until the step is sent back.
  expect(await step(north, 'plan')).toMatchObject({ state: 'waiting_approval', can_attach: false });
  expect(await status(north, 'DELETE', `/track_step_files/${file.id}`)).toBe(409);
  expect((await upload(north, 'plan')).statusCode).toBe(409);
  const taken = await owner.request('GET', '/company_settings/export.zip?format=json');
  const names = Object.keys(unzipSync(new Uint8Array(taken.rawPayload)));
  expect(names.filter((name) => name.endsWith(`tracks/${id}/plan.txt`))).toHaveLength(1);
  await owner.post(`/track_step_progress/${id}/send_back`, { reason: 'Add numbers' });
  expect(await status(north, 'DELETE', `/track_step_files/${file.id}`)).toBe(204);
  expect((await step(owner, 'plan')).files).toEqual([]);
});

test('files and steps no longer name a person who is erased', async () => {
  const { id } = await step(north, 'plan');
  expect((await upload(north, 'plan')).statusCode).toBe(201);
  expect(await status(north, 'POST', `/track_step_progress/${id}/complete`, {})).toBe(200);
  const { full_name } = await north.get<{ full_name: string }>('/profile');
  expect(await step(owner, 'plan')).toMatchObject({
    done_by_name: full_name,
    files: [{ uploaded_by_name: full_name }],
  });
  await company.within((call) =>
    erasePerson(call, {
      contact_id: newId(),
      partner_id: assignment.partner_id,
      user_id: north.user_id,
      full_name,
      email: north.email,
    }),
  );
  expect(await step(owner, 'plan')).toMatchObject({
    done_by_name: ERASED_NAME,
    files: [{ uploaded_by_name: ERASED_NAME }],
  });
});

test('a step takes files only if it asks for them, from the side that does it', async () => {
  expect((await upload(north, 'read')).statusCode).toBe(409);
  expect((await upload(north, 'ours')).statusCode).toBe(409);
  expect((await upload(owner, 'ours')).statusCode).toBe(201);
});

test('a partner cannot ask for files in its own tracks, and no step asks for one that completes by itself', async () => {
  const stages = [{ key: 's', name: 'S', steps: [sampleStep('a', { asks_file: true })] }];
  expect(await status(north, 'POST', '/tracks', { name: 'Own', definition: { stages } })).toBe(422);
  const byItself = [{ key: 's', name: 'S', steps: [sampleStep('p', { kind: 'profile', asks_file: true })] }];
  expect(await status(owner, 'POST', '/tracks', { name: 'T', definition: { stages: byItself } })).toBe(422);
});
