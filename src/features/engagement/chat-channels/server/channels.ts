import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { allTopics } from '#server/extension-points/notification-topics.ts';
import type { Kernel } from '#server/kernel.ts';
import { openSecret, removeSecret, replaceSecret, secretStates } from '#server/secrets/stored-secrets.ts';
import { isModuleOff } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import type { ChatChannel, ChatChannelChange, ChatChannelCreate, ChatChannels } from '../schema.ts';
import { channelAddress, noteResult, sendChatChannelMessage } from './post.ts';
import { texts } from './texts.ts';

const MOST = 30;
const topicsFor = ({ actor }: Call) => allTopics().filter(({ mode }) => mode === actor.mode);

/** The channels of the caller's side: the company's, or those of one partner. Neither sees the other's. */
export async function listChannels(call: Call): Promise<ChatChannels> {
  const rows = await call.rows<Omit<ChatChannel, 'has_address'>>(sql`
    select id, name, kind, topics, is_on, last_sent_at, last_error from chat_channels
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}
    order by name, id`);
  const states = await call.asCompany((company) =>
    secretStates(
      company,
      channelAddress,
      rows.map(({ id }) => id),
    ),
  );
  return {
    channels: rows.map((row) => ({ ...row, has_address: states.get(row.id)!.is_set })),
    topics: topicsFor(call)
      .filter(
        ({ key, resource }) =>
          rows.some(({ topics }) => topics.includes(key)) || !isModuleOff(call.actor.permissions, resource),
      )
      .map(({ key, label }) => ({ key, label })),
  };
}

function requireTopics(call: Call, topics: readonly string[]): void {
  const known = new Set(topicsFor(call).map(({ key }) => key));
  const unknown = topics.find((key) => !known.has(key));
  if (unknown) throw invalid({ topics: [`"${unknown}" is not a topic`] });
}

export async function createChannel(call: Call, input: ChatChannelCreate): Promise<ChatChannels> {
  requireTopics(call, input.topics);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from chat_channels
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}`);
  if (count >= MOST) throw conflict(`You can have at most ${MOST} channels.`);
  const id = newId();
  await call.run(sql`
    insert into chat_channels (id, organization_id, partner_id, name, kind, topics, is_on)
    values (${id}, ${call.organization_id}, ${call.actor.partner_id}, ${input.name.trim()}, ${input.kind},
      ${input.topics}, ${input.is_on})`);
  await storeAddress(call, id, input.address);
  return listChannels(call);
}

export async function changeChannel(call: Call, id: string, change: ChatChannelChange): Promise<ChatChannels> {
  if (change.topics) requireTopics(call, change.topics);
  const changed = await call.run(sql`
    update chat_channels
    set name = coalesce(${change.name?.trim() ?? null}, name), topics = coalesce(${change.topics ?? null}, topics),
      is_on = coalesce(${change.is_on ?? null}, is_on), last_error = null
    where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
    from ${call.actor.partner_id}`);
  if (changed === 0) throw notFound('This channel');
  if (change.address) await storeAddress(call, id, change.address);
  return listChannels(call);
}

export async function deleteChannel(call: Call, id: string): Promise<void> {
  const deleted = await call.run(sql`
    delete from chat_channels
    where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
    from ${call.actor.partner_id}`);
  if (deleted === 0) throw notFound('This channel');
  await call.asCompany((company) => removeSecret(company, channelAddress, id));
}

/** Stores the address of a channel of the caller. Partners cannot read the table of secrets. */
const storeAddress = (call: Call, id: string, address: string): Promise<void> =>
  call.asCompany((company) => replaceSecret(company, channelAddress, id, address));

/** Sends a message now, so that the person sees at once whether the address works. */
export async function testChannel(kernel: Kernel, call: Call, id: string): Promise<ChatChannels> {
  const row = await call.one<Pick<ChatChannel, 'kind'>>(
    sql`
      select kind from chat_channels
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id}`,
    'This channel',
  );
  const address = await call.asCompany((company) => openSecret(company, channelAddress, id));
  if (!address) throw invalid({ address: ['is required'] });
  const message = {
    text: texts.test,
    buttons: [{ label: texts.openApp, url: `${kernel.hosts.addressOf(call.organization_id)}/` }],
  };
  await noteResult(call, id, await sendChatChannelMessage(kernel, { ...row, address }, message));
  return listChannels(call);
}
