import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { ResourceRequest, ResourceRequestCreate } from '../schema.ts';
import type { RequestAnswer, RequestDecline } from '../steps.schema.ts';
import { tellAnswered, tellRequested } from './notices.ts';

const MOST_OPEN = 50;

/** Creates a partner's request for a missing resource. @returns the id */
export async function requestResource(call: Call, partner_id: string, input: ResourceRequestCreate): Promise<string> {
  const { open } = await call.one<{ open: number }>(
    "select count(*)::int as open from resource_requests where organization_id = $1 and partner_id = $2 and status = 'open'",
    [call.organization_id, partner_id],
  );
  if (open >= MOST_OPEN) throw conflict('50 requests are open. Wait for answers before you send another one.');
  const id = newId();
  await call.run(
    `insert into resource_requests (id, organization_id, partner_id, title, details, requested_by_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      call.organization_id,
      partner_id,
      input.title.trim(),
      input.details?.trim() || null,
      call.actor.full_name,
      call.now(),
    ],
  );
  await tellRequested(call, { id, partner_id, title: input.title.trim() });
  return id;
}

/** Answers with a text, a resource, or both. */
export async function answerRequest(
  call: Call,
  request: ResourceRequest,
  { answer, resource_id = null }: RequestAnswer,
): Promise<void> {
  const text = answer?.trim() || null;
  if (!text && !resource_id) throw invalid({ answer: ['write an answer or choose a resource'] });
  if (resource_id) {
    await call.one(
      'select from resources where organization_id = $1 and id = $2',
      [call.organization_id, resource_id],
      'This resource',
    );
    const isSeen = await call.asPartner(request.partner_id!, (seeing) =>
      seeing.maybe('select from resources where organization_id = $1 and id = $2', [
        seeing.organization_id,
        resource_id,
      ]),
    );
    if (!isSeen) throw invalid({ resource_id: ['is not visible to this partner'] });
  }
  await decide(call, request, { status: 'answered', answer: text, resource_id });
}

export const declineRequest = (call: Call, request: ResourceRequest, { answer }: RequestDecline): Promise<void> =>
  decide(call, request, { status: 'declined', answer, resource_id: null });

async function decide(
  call: Call,
  request: ResourceRequest,
  {
    status,
    answer,
    resource_id,
  }: { status: 'answered' | 'declined'; answer: string | null; resource_id: string | null },
): Promise<void> {
  await call.run(
    `update resource_requests set status = $3, answer = $4, resource_id = $5, decided_at = $6, decided_by_name = $7
     where organization_id = $1 and id = $2`,
    [call.organization_id, request.id, status, answer, resource_id, call.now(), call.actor.full_name],
  );
  await tellAnswered(call, { ...request, partner_id: request.partner_id! }, { status, answer, resource_id });
}
