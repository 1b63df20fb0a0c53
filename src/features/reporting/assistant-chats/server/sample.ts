import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';

const person = `coalesce($4, (select id from people where organization_id = $2 order by id limit 1))`;

/** A conversation of the caller with one question. @returns its id */
export async function sampleConversation(call: Call): Promise<string> {
  const id = newId();
  const of = [id, call.organization_id, call.actor.partner_id, call.actor.user_id];
  await call.run(
    `insert into assistant_chats (id, organization_id, partner_id, user_id, title, asked_at) select $1, $2, $3, ${person}, 'My open deals', $5`,
    [...of, call.now()],
  );
  await call.run(
    `insert into assistant_messages (id, organization_id, partner_id, user_id, chat_id, author, text) select $5, $2, $3, ${person}, $1, 'person', 'My open deals'`,
    [...of, newId()],
  );
  return id;
}

/** A request to a model in the name of the caller. @returns its id */
export async function sampleModelRequest(call: Call): Promise<string> {
  const id = newId();
  await call.run(
    `insert into assistant_requests (id, organization_id, partner_id, user_id, user_name, host, model, body, tokens, status, sent_at)
     select $1, $2, $3, ${person}, 'Sample Person', 'models.example.com', 'small', '{"messages":[]}', 120, 'answered', $5`,
    [id, call.organization_id, call.actor.partner_id, call.actor.user_id, call.now()],
  );
  return id;
}
