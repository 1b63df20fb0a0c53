import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { ResourceRequest, ResourceRequestCreate } from '../schema.ts';
import type { RequestAnswer, RequestDecline } from '../steps.schema.ts';
import { tellResourceRequestAnswered, tellResourceRequestRequested } from './notices.ts';

const MOST_OPEN = 50;

/** Creates a partner's request for a missing resource. @returns the id */
export async function requestResource(call: Call, partner_id: string, input: ResourceRequestCreate): Promise<string> {
  const { open } = await call.one<{ open: number }>(sql`
    select count(*)::int as open from resource_requests
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'open'`);
  if (open >= MOST_OPEN) throw conflict('50 requests are open. Wait for answers before you send another one.');
  const id = newId();
  await call.run(sql`
    insert into resource_requests (id, organization_id, partner_id, title, details, requested_by_name, created_at)
    values (${id}, ${call.organization_id}, ${partner_id}, ${input.title.trim()}, ${input.details?.trim() || null},
      ${call.actor.full_name}, ${call.now()})`);
  await tellResourceRequestRequested(call, { id, partner_id, title: input.title.trim() });
  return id;
}

/** Answers with a text, a resource, or both. */
export async function answerResourceRequest(
  call: Call,
  request: ResourceRequest,
  { answer, resource_id = null }: RequestAnswer,
): Promise<void> {
  const text = answer?.trim() || null;
  if (!text && !resource_id) throw invalid({ answer: ['write an answer or choose a resource'] });
  if (resource_id) {
    await call.one(
      sql`select from resources where organization_id = ${call.organization_id} and id = ${resource_id}`,
      'This resource',
    );
    const isSeen = await call.asPartner(request.partner_id!, (seeing) =>
      seeing.maybe(
        sql`select from resources where organization_id = ${seeing.organization_id} and id = ${resource_id}`,
      ),
    );
    if (!isSeen) throw invalid({ resource_id: ['is not visible to this partner'] });
  }
  await decide(call, request, { status: 'answered', answer: text, resource_id });
}

export const declineResourceRequest = (
  call: Call,
  request: ResourceRequest,
  { answer }: RequestDecline,
): Promise<void> => decide(call, request, { status: 'declined', answer, resource_id: null });

async function decide(
  call: Call,
  request: ResourceRequest,
  {
    status,
    answer,
    resource_id,
  }: { status: 'answered' | 'declined'; answer: string | null; resource_id: string | null },
): Promise<void> {
  await call.run(sql`
    update resource_requests
    set status = ${status}, answer = ${answer}, resource_id = ${resource_id}, decided_at = ${call.now()},
      decided_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${request.id}`);
  await tellResourceRequestAnswered(
    call,
    { ...request, partner_id: request.partner_id! },
    { status, answer, resource_id },
  );
}
