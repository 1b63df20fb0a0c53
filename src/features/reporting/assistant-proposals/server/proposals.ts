import { scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { ProposalDraft, Tool } from '#server/extension-points/assistant-tools.ts';
import { newId } from '#shared/ids.ts';
import type { Caller } from './caller.ts';

const LIFETIME_MS = 14 * 86_400_000;
/** Waiting proposals of one person; more would only hide each other. */
const MOST_WAITING = 100;

/** Stores what a tool proposes for its person. Nothing else is written. @returns its id */
export async function keepProposal(
  { kernel, request: { actor, id: request_id } }: Pick<Caller, 'kernel' | 'request'>,
  { name, proposes }: Tool,
  { title, changes, params = {}, body, if_match, opens, form, effect }: ProposalDraft,
  origin: 'chat' | 'program',
): Promise<string> {
  if (!proposes || proposes.allows?.(params) === false)
    throw new Error(`The tool "${name}" declares no request, but proposes one.`);
  const url = proposes.url.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? ''));
  const id = newId();
  const now = kernel.clock.now();
  const kept = await kernel.db.transaction(scopeOf(actor, request_id), async (tx) => {
    const count = await tx.run(sql`
      insert into assistant_proposals (id, organization_id, partner_id, user_id, tool, origin, title, changes, method,
        url, body, if_match, opens, form, effect, expires_at)
      select ${id}, ${actor.organization_id}, ${actor.partner_id}, ${actor.user_id}, ${name}, ${origin},
        left(${title}, 300), ${JSON.stringify(changes)}, ${proposes.method}, ${url}, ${JSON.stringify(body)},
        ${if_match ?? null}, ${opens}, ${form ?? null}, ${effect ?? null}, ${new Date(now.getTime() + LIFETIME_MS)}
      where (select count(*) from assistant_proposals p
        where p.organization_id = ${actor.organization_id} and p.user_id = ${actor.user_id} and p.status = 'waiting'
        and p.expires_at > ${now}) < ${MOST_WAITING}`);
    if (count > 0)
      await tx.run(sql`
        insert into outbox_events (organization_id, topic, ref_id, payload)
        values (${actor.organization_id}, ${'assistant_proposals.created'}, ${id},
          ${JSON.stringify(actor.partner_id ? { partner_id: actor.partner_id } : {})})`);
    return count;
  });
  if (kept === 0)
    throw new Refusal(422, `${MOST_WAITING} proposals are waiting for you. Confirm or dismiss some of them first.`);
  kernel.outbox.poke();
  return id;
}
