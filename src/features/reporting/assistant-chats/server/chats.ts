import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { Personal } from '#server/leaving/personal.ts';
import { newId } from '#shared/ids.ts';
import type { AssistantMessage, Feedback, Question } from '../schema.ts';

const TITLE_LENGTH = 60;
/** The oldest conversations of a person make room for new ones. */
const MOST_CHATS = 200;
const MOST_MESSAGES = 400;
/** Earlier messages that a model gets to see. */
const MOST_REMEMBERED = 10;
/** People of one answer that later questions know. */
const MOST_PEOPLE = 300;
const LONGEST_NAME = 300;

const COLUMNS = `id, chat_id, author, text, about, sources, tools, proposal_ids, follow_ups, reading, feedback, created_at`;

export async function createChat(call: Call): Promise<string> {
  const id = newId();
  const { organization_id, actor } = call;
  await call.run(sql`
    insert into assistant_chats (id, organization_id, partner_id, user_id, asked_at)
    values (${id}, ${organization_id}, ${actor.partner_id}, ${actor.user_id}, ${call.now()})`);
  await call.run(sql`
    delete from assistant_chats where organization_id = ${organization_id} and id in (
      select id from assistant_chat_rows where organization_id = ${organization_id}
      order by asked_at desc, id desc offset ${MOST_CHATS})`);
  return id;
}

/** @throws 404 unless it is the caller's own, in this view */
export async function requireChat(call: Call, id: string): Promise<void> {
  await call.one(
    sql`select from assistant_chat_rows where organization_id = ${call.organization_id} and id = ${id}`,
    'This conversation',
  );
}

export async function renameChat(call: Call, id: string, title: string): Promise<void> {
  await requireChat(call, id);
  await call.run(sql`
    update assistant_chats set title = ${title.trim()} where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function deleteChat(call: Call, id: string): Promise<void> {
  await requireChat(call, id);
  await call.run(sql`delete from assistant_chats where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Oldest first. */
export async function messagesOf(call: Call, chat_id: string): Promise<AssistantMessage[]> {
  await requireChat(call, chat_id);
  return call.rows<AssistantMessage>(sql`
    select ${sql.raw(COLUMNS)} from assistant_messages
    where organization_id = ${call.organization_id} and chat_id = ${chat_id} order by created_at, id`);
}

/** A message with the people whose placeholders its answer contained when the model wrote it. */
export interface RememberedMessage extends AssistantMessage {
  personal: readonly Personal[];
}

/** The last messages before a question, oldest first. */
export async function recentMessages(call: Call, chat_id: string): Promise<RememberedMessage[]> {
  const newest = await call.rows<AssistantMessage & { personal: StoredPerson[] }>(sql`
    select ${sql.raw(COLUMNS)}, personal from assistant_messages
    where organization_id = ${call.organization_id} and chat_id = ${chat_id} order by created_at desc, id desc
    limit ${MOST_REMEMBERED}`);
  return newest.reverse().map((message) => ({
    ...message,
    personal: message.personal.map(({ kind, value, who }) => new Personal(kind, value, who)),
  }));
}

/** Stores a question; the first one names the conversation. @throws 404, 409 when the conversation is full */
export async function keepQuestion(call: Call, chat_id: string, { text, about }: Question): Promise<AssistantMessage> {
  await requireChat(call, chat_id);
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from assistant_messages
    where organization_id = ${call.organization_id} and chat_id = ${chat_id}`);
  if (count >= MOST_MESSAGES) throw conflict('This conversation is full. Start a new one.');
  await call.run(sql`
    update assistant_chats set asked_at = ${call.now()}, title = coalesce(title, ${titleOf(text)})
    where organization_id = ${call.organization_id} and id = ${chat_id}`);
  return insertMessage(call, { ...EMPTY, chat_id, author: 'person', text, about: about ?? null });
}

/** Everything of a message that is not set by the database. */
export type NewMessage = Omit<AssistantMessage, 'id' | 'feedback' | 'created_at'> & {
  /** The people that a model knew as placeholders. */
  personal?: readonly Personal[];
};
type StoredPerson = Pick<Personal, 'kind' | 'value' | 'who'>;

const EMPTY = { sources: [], tools: [], proposal_ids: [], follow_ups: [], reading: null } satisfies Partial<NewMessage>;

/** Stores an answer. @throws 404 when the conversation was deleted in the meantime */
export async function keepChatAnswer(call: Call, message: NewMessage): Promise<AssistantMessage> {
  await requireChat(call, message.chat_id);
  return insertMessage(call, message);
}

function insertMessage(call: Call, message: NewMessage): Promise<AssistantMessage> {
  const { organization_id, actor } = call;
  return call.one<AssistantMessage>(sql`
    insert into assistant_messages (id, organization_id, partner_id, user_id, chat_id, author, text, about, sources,
      tools, proposal_ids, follow_ups, reading, personal, created_at)
    values (${newId()}, ${organization_id}, ${actor.partner_id}, ${actor.user_id}, ${message.chat_id},
      ${message.author}, ${message.text}, ${message.about}, ${JSON.stringify(message.sources)},
      ${JSON.stringify(message.tools)}, ${message.proposal_ids}, ${message.follow_ups},
      ${message.reading && JSON.stringify(message.reading)},
      ${JSON.stringify(storedPeople(message.personal ?? []))}, ${call.now()}) returning ${sql.raw(COLUMNS)}`);
}

/** Each once, as many as fit. */
function storedPeople(personal: readonly Personal[]): StoredPerson[] {
  const people = new Map(
    personal
      .filter(({ value }) => value.length <= LONGEST_NAME)
      .map(({ kind, value, who }) => [`${kind} ${value} ${who}`, { kind, value, who }]),
  );
  return [...people.values()].slice(0, MOST_PEOPLE);
}

export async function rateAnswer(call: Call, id: string, { feedback, note }: Feedback): Promise<AssistantMessage> {
  const found = await call.one<{ chat_id: string; author: string }>(
    sql`
      select m.chat_id, m.author from assistant_messages m
      join assistant_chat_rows c on c.organization_id = m.organization_id and c.id = m.chat_id
      where m.organization_id = ${call.organization_id} and m.id = ${id}`,
    'This message',
  );
  if (found.author === 'person') throw new Refusal(422, 'Only answers can be rated.');
  return call.one<AssistantMessage>(sql`
    update assistant_messages
    set feedback = ${feedback},
      feedback_note = case when ${feedback}::text is null then null else coalesce(${note ?? null}, feedback_note) end
    where organization_id = ${call.organization_id} and id = ${id} returning ${sql.raw(COLUMNS)}`);
}

/** The first words of a question. */
function titleOf(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words.length <= TITLE_LENGTH) return words;
  const cut = words.slice(0, TITLE_LENGTH - 1);
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}
