import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import { Type } from '#shared/schema.ts';
import { ReplyMail } from '../schema.ts';
import { declaredReplies } from './define.ts';

const MOST_TEXT = 50_000;
const MOST_MAILS = 500;

/** Keeps the whole text of a reply, because what was taken from it may lack something. */
export async function keepWholeMail(
  call: Call,
  about: { reply_key: string; ref_id: string; user_id: string; partner_id: string | null; email: string },
  words: { table: string; id: string },
  text: string,
): Promise<void> {
  await call.run(sql`
    insert into reply_mails (organization_id, about_table, about_id, ref_table, ref_id, user_id, partner_id,
      from_address, body, created_at)
    values (${call.organization_id}, ${about.reply_key}, ${about.ref_id}, ${words.table}, ${words.id}, ${about.user_id},
      ${about.partner_id}, ${about.email}, ${text.slice(0, MOST_TEXT)}, ${call.now()})`);
}

/** One list for each kind of record that people can reply about. */
export function replyMailRoutes(api: FastifyInstance, kernel: Kernel): void {
  for (const { key } of declaredReplies()) {
    const { noun = key, partner } = declaredResources().get(key) ?? {};
    registerAction(
      api,
      kernel,
      action({
        method: 'GET',
        url: `/${key}/:id/reply_mails`,
        summary: `List the whole emails of replies about this ${noun}, as far as the reader may read the words taken from them`,
        can: `${key}:view`,
        modes: partner ? ['company', 'partner'] : ['company'],
        params: IdParams,
        response: Type.Array(ReplyMail),
        run: (call, { params }) => replyMails(call, key, params.id),
      }),
    );
  }
}

async function replyMails(call: Call, table: string, id: string): Promise<ReplyMail[]> {
  await call.one(
    sql`select from ${sql.identifier(table)} where organization_id = ${call.organization_id} and id = ${id}`,
    'This record',
  );
  // The emails belong to the company; only those are returned whose words the reader can see.
  const mails = await call.asCompany((company) =>
    company.rows<ReplyMail>(sql`
      select id, ref_table, ref_id, from_address, body, created_at from reply_mails
      where organization_id = ${company.organization_id} and about_table = ${table} and about_id = ${id}
      order by created_at desc, id limit ${sql.raw(MOST_MAILS)}`),
  );
  const readable = new Set<string>();
  for (const [words, group] of Map.groupBy(mails, ({ ref_table }) => ref_table)) {
    const guard = declaredResources().get(words)?.guardedBy ?? words;
    if (!allows(call.actor.permissions, guard, 'view')) continue;
    const found = await call.rows<{ id: string }>(sql`
      select id from ${sql.identifier(words)}
      where organization_id = ${call.organization_id} and id = any(${group.map(({ ref_id }) => ref_id)})`);
    for (const row of found) readable.add(row.id);
  }
  return mails.filter(({ ref_id }) => readable.has(ref_id));
}
