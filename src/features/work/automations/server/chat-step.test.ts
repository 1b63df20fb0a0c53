import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChatChannels } from '#features/engagement/chat-channels/schema.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Definition, Step } from '../definition.schema.ts';
import type { Automation, Catalog, Trial } from '../schema.ts';
import { createDraft, goLive, runsOf, settle, step } from './testing/flow.ts';
import { Receiver } from './testing/receiver.ts';

const SLACK = 'https://hooks.slack.com/services/T000/B000/secret-part';

let world: World;
let company: Company;
let owner: Person;
let receiver: Receiver;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
  receiver = new Receiver(world);
});
beforeEach(() => receiver.clear());
afterAll(() => {
  receiver.close();
  return world.close();
});

async function channel(name: string, kind: 'slack' | 'teams' = 'slack', is_on = true): Promise<string> {
  const values = { name, kind, topics: [], is_on, address: SLACK };
  const { channels } = await owner.post<ChatChannels>('/chat_channels', values);
  return channels.find((one) => one.name === name)!.id;
}

const posting = (params: Step['params']): Definition => ({
  trigger: { kind: 'button', table: 'partners', label: 'Post' },
  reentry: 'always',
  steps: [step('chat', 'chat', { text: 'New: {{record.name}}', with_link: true, ...params })],
});

async function press({ id }: Pick<Automation, 'id'>, name: string): Promise<string> {
  const record_id = await company.within((call) => samplePartner(call, { name }));
  await owner.post(`/automations/${id}/press`, { table: 'partners', record_id });
  await settle(world);
  return record_id;
}

test('posts a message with facts and a link, which the record cannot format', async () => {
  const channel_id = await channel('Deals');
  const flow = await goLive(owner, posting({ channel_id, facts: ['record.country', 'partner.name'] }));
  const name = 'Nord *bold* <!channel> <https://evil.example|here>';
  const partner = await press(flow, name);
  expect(receiver.sent).toHaveLength(1);
  expect(receiver.sent[0]!.url).toBe(SLACK);
  const { blocks, text } = JSON.parse(receiver.sent[0]!.body);
  expect(text).toContain('&lt;!channel&gt;');
  expect(blocks[0].text).toMatchObject({ type: 'plain_text', text: `New: ${name}` });
  expect(blocks[1].fields.map((one: { type: string }) => one.type)).toEqual(['plain_text', 'plain_text']);
  expect(blocks[1].fields[1].text).toBe(`Partner\n${name}`);
  expect(blocks[2].elements[0].url).toMatch(new RegExp(`/partners/show/${partner}$`));
  expect(JSON.stringify(await runsOf(owner, flow.id))).not.toContain('secret-part');

  const teams = await channel('Team', 'teams');
  const other = await goLive(owner, posting({ channel_id: teams, facts: ['partner.name'], with_link: false }));
  await press(other, '[x](https://evil.example)');
  const [{ content }] = JSON.parse(receiver.sent[1]!.body).attachments;
  expect(content.body[1].facts[0].value).toBe('\\[x\\]\\(https://evil.example\\)');
  expect(content.actions).toEqual([]);
});

test('a paused channel gets nothing, a failed one is told, and a dry run posts nothing', async () => {
  const paused = await channel('Paused', 'slack', false);
  const { id } = await createDraft(owner, posting({ channel_id: paused }));
  const trial = await owner.post<Trial>(`/automations/${id}/try`);
  expect(trial.rows[0]!.steps[0]).toMatchObject({ to: ['Paused (Slack)'], text: expect.stringContaining('New: ') });
  const flow = await goLive(owner, posting({ channel_id: paused }));
  await press(flow, 'Nobody');
  expect((await runsOf(owner, flow.id))[0]).toMatchObject({
    status: 'failed',
    error: 'The channel “Paused” is paused.',
  });
  expect(receiver.sent).toHaveLength(0);

  const gone = await goLive(owner, posting({ channel_id: await channel('Gone') }));
  receiver.answer.status = 404;
  await press(gone, 'Somebody');
  expect((await runsOf(owner, gone.id))[0]!.error).toContain('Slack answered with the status 404.');
  receiver.answer.status = 200;
  receiver.statuses.push(500);
  await press(gone, 'Again');
  expect((await runsOf(owner, gone.id))[1]!.status).toBe('succeeded');
  const { channels } = await owner.get<ChatChannels>('/chat_channels');
  expect(channels.find(({ name }) => name === 'Gone')).toMatchObject({ last_error: null });
});

test('offers the channels of the company only', async () => {
  const mine = await channel('Mine');
  const other = await world.company('Other');
  const channels = async (person: Person) =>
    (await person.get<Catalog>('/automations/catalog')).steps
      .find(({ kind }) => kind === 'chat')!
      .params.find(({ name }) => name === 'channel_id')!.options!;
  expect(await channels(owner)).toContainEqual({ value: mine, label: 'Mine (Slack)' });
  expect(await channels(other.owner)).toEqual([]);
  const { id } = await createDraft(other.owner, posting({ channel_id: mine }));
  expect((await other.owner.request('POST', `/automations/${id}/try`, {})).statusCode).toBe(422);
});
