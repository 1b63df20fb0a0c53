import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import { declaredTools } from '#server/extension-points/assistant-tools.ts';
import { action, IdParams } from '#server/http/action.ts';
import { registerExchange } from '#server/http/exchange.ts';
import { innerRequest } from '#server/http/inner-request.ts';
import type { Kernel } from '#server/kernel.ts';
import { isId } from '#shared/ids.ts';
import { AssistantProposal } from '../schema.ts';
import { proposalRefusal } from './run-tool.ts';

// The prepared request checks the rights of the person, whatever their role.
const both = { can: 'assistant_proposals:view', modes: ['company', 'partner'] } as const;

interface Prepared
  extends Pick<AssistantProposal, 'status' | 'method' | 'url' | 'body' | 'opens' | 'tool' | 'expires_at'> {
  if_match: string | null;
}

/** Open screens of the person's side hear of it, as they hear of recorded changes. */
const announceDecision = (call: Call, id: string) =>
  call.announce('assistant_proposals.updated', id, call.actor.partner_id ? { partner_id: call.actor.partner_id } : {});

export const proposalRoutes = [
  action({
    ...both,
    method: 'POST',
    url: '/assistant_proposals/:id/dismiss',
    summary: 'Dismiss a proposal of the assistant',
    personal: true,
    params: IdParams,
    response: AssistantProposal,
    run: async (call, { params }) => {
      await waiting(call, params.id);
      await call.run(sql`
        update assistant_proposals set status = 'dismissed', decided_at = ${call.now()}
        where organization_id = ${call.organization_id} and id = ${params.id} and user_id = ${call.actor.user_id}
          and status = 'waiting'`);
      await announceDecision(call, params.id);
      return read(call, params.id);
    },
  }),
];

/** Confirming sends the prepared request with the person's own session, so every rule of the API applies to it again. */
export function proposalPlugin(api: FastifyInstance, kernel: Kernel): void {
  registerExchange(api, kernel, {
    ...both,
    method: 'POST',
    url: '/assistant_proposals/:id/confirm',
    summary: 'Confirm a proposal of the assistant, which sends the prepared request',
    personal: true,
    params: IdParams,
    response: AssistantProposal,
    run: async (open, { params: { id } }, request) => {
      const proposal = await open((call) => waiting(call, id));
      if (!isDeclared(proposal)) throw new Refusal(422, 'The assistant no longer offers this step.');
      const answer = await innerRequest(api, request, {
        method: proposal.method,
        url: `/api${proposal.url}`,
        body: proposal.body,
        ...(proposal.if_match && { if_match: proposal.if_match }),
        // A second click, or a retry after a crash, gets the first answer.
        ...(proposal.method === 'POST' && { idempotency_key: `proposal-${id}` }),
      });
      if (answer.status >= 400) {
        const refusal = proposalRefusal(answer.status, answer.body);
        await open(async (call) => {
          await call.run(sql`
            update assistant_proposals set refusal = left(${refusal.message}, 1000)
            where organization_id = ${call.organization_id} and id = ${id} and user_id = ${call.actor.user_id}
              and status = 'waiting'`);
          await announceDecision(call, id);
        });
        throw refusal;
      }
      const made = (answer.body as { id?: unknown } | null)?.id;
      const result_id = typeof made === 'string' && isId(made) ? made : null;
      return async (call) => {
        await call.run(sql`
          update assistant_proposals
          set status = 'confirmed', refusal = null, result_id = ${result_id}::uuid, decided_at = ${call.now()},
            opens = replace(opens, '$id', coalesce(${result_id}::uuid::text, ''))
          where organization_id = ${call.organization_id} and id = ${id} and user_id = ${call.actor.user_id}
            and status = 'waiting'`);
        await announceDecision(call, id);
        return { body: await read(call, id) };
      };
    },
  });
}

/** @throws 404, or 409 when it was decided on or has expired */
async function waiting(call: Call, id: string): Promise<Prepared> {
  const found = await call.one<Prepared>(
    sql`
      select r.status, r.method, r.url, r.body, r.opens, r.tool, r.expires_at, p.if_match from assistant_proposal_rows r
      join assistant_proposals p on p.organization_id = r.organization_id and p.id = r.id
      where r.organization_id = ${call.organization_id} and r.id = ${id} and r.partner_id is not distinct
      from ${call.actor.partner_id}`,
    'This proposal',
  );
  if (found.status === 'expired' || new Date(found.expires_at) <= call.now())
    throw conflict('This proposal has expired. Ask the assistant again.');
  if (found.status !== 'waiting') throw conflict(`This proposal was ${found.status} already.`);
  return found;
}

/** The stored address must still be the one that the tool declares. */
function isDeclared({ tool, method, url }: Prepared): boolean {
  const proposes = declaredTools().get(tool)?.proposes;
  if (!proposes || proposes.method !== method) return false;
  const given = url.split('/');
  const parts = proposes.url.split('/');
  const fits = (part: string, at: number) =>
    part.startsWith(':') ? /^[A-Za-z0-9_-]+$/.test(given[at] ?? '') : part === given[at];
  if (given.length !== parts.length || !parts.every(fits)) return false;
  const params = parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), given[at]!] as const] : []));
  return proposes.allows?.(Object.fromEntries(params)) ?? true;
}

async function read(call: Call, id: string): Promise<AssistantProposal> {
  const [row] = await call.rows<AssistantProposal>(sql`
    select id, tool, origin, title, changes, method, url, body, opens, form, effect, status, refusal, result_id,
      decided_at, expires_at, row_version, created_at, updated_at
    from assistant_proposal_rows where organization_id = ${call.organization_id} and id = ${id}`);
  if (!row) throw invalid({ id: ['does not exist'] });
  return row;
}
