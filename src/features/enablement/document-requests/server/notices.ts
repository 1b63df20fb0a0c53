import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Addressee,
  type Notice,
  type NoticeLetter,
  notify,
} from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { DocumentRequest } from '../schema.ts';
import { documentRequests } from './resource.ts';

const linkTo = ({ id }: { id: string }) => `/document_requests/show/${id}`;
const about = ({ partner_id }: DocumentRequest) => [{ table: 'partners', id: partner_id! }] as const;

async function tellPartner(
  call: Call,
  request: DocumentRequest,
  notice: Pick<Notice, 'kind' | 'text' | 'dedupe_key'>,
  letter: NoticeLetter,
): Promise<void> {
  if (call.batch_id) return;
  const { partner_id } = request;
  const people = await partnerUsersWithPermission(call, partner_id!, 'document_requests', 'manage');
  await notify(
    call,
    { mode: 'partner', partner_id: partner_id!, people },
    {
      ...notice,
      link: linkTo(request),
      about: about(request),
      actions: [{ action: 'document_requests.upload', id: request.id }],
    },
    letter,
  );
}

/** The reviewer, or everyone who manages requests. */
async function reviewers(call: Call, request: DocumentRequest): Promise<Addressee[]> {
  const people = await teamMembersWithPermission(call, 'document_requests', 'manage', request.partner_id);
  const chosen = people.filter(({ user_id }) => user_id === request.reviewer_user_id);
  return chosen.length > 0 ? chosen : people;
}

async function tellCompany(
  call: Call,
  request: DocumentRequest,
  notice: Pick<Notice, 'kind' | 'text' | 'dedupe_key'>,
  letter: NoticeLetter,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) =>
    notify(
      company,
      { mode: 'company', people: await reviewers(company, request) },
      { ...notice, link: linkTo(request), about: about(request) },
      letter,
    ),
  );
}

async function dayOf(call: Call, day: string): Promise<string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return formatLongDay(day, region);
}

export async function tellDocumentRequestRequested(call: Call, id: string): Promise<void> {
  const request = await readRow<DocumentRequest>(call, documentRequests, id);
  const due = request.due_on ? ` Upload it by ${await dayOf(call, request.due_on)}.` : '';
  await tellPartner(
    call,
    request,
    { kind: 'document_requested', text: `“${request.name}” is requested from you.${due}` },
    { subject: `Please upload: ${request.name}`, action: 'Upload document', more: request.instructions ?? undefined },
  );
}

/** @param days before (negative) or after the due date */
export async function tellDocumentRequestDue(call: Call, request: DocumentRequest, days: number): Promise<void> {
  const day = await dayOf(call, request.due_on!);
  await tellPartner(
    call,
    request,
    {
      kind: 'document_due',
      text: days < 0 ? `“${request.name}” is due on ${day}.` : `“${request.name}” was due on ${day}.`,
      dedupe_key: `document_request ${request.id} due ${request.due_on} ${days}`,
    },
    { subject: `${days < 0 ? 'Due soon' : 'Overdue'}: ${request.name}`, action: 'Upload document' },
  );
}

export async function tellOverdue(call: Call, request: DocumentRequest): Promise<void> {
  await tellCompany(
    call,
    request,
    {
      kind: 'document_overdue',
      text: `${request.partner_name} has not uploaded “${request.name}”, which was due on ${await dayOf(call, request.due_on!)}.`,
      dedupe_key: `document_request ${request.id} overdue ${request.due_on}`,
    },
    { subject: `Overdue: ${request.name} of ${request.partner_name}`, action: 'View request' },
  );
}

const pauses: Record<DocumentRequest['consequence'], string> = {
  none: '',
  payouts: ' Payouts to you are paused until a new one is approved.',
  entitlements: ' Your benefits are paused until a new one is approved.',
};

/** @param which the key of the reminder of this expiry */
export async function tellRenewal(call: Call, request: DocumentRequest, which: string): Promise<void> {
  const day = request.valid_until ? await dayOf(call, request.valid_until) : null;
  const text =
    request.status === 'expired'
      ? `“${request.name}” expired on ${day}.${pauses[request.consequence]} Upload a new one.`
      : request.status === 'expiring'
        ? `“${request.name}” expires on ${day}. Upload a new one.`
        : `“${request.name}” is still missing. Please upload it.`;
  await tellPartner(
    call,
    request,
    {
      kind: 'document_expiring',
      text,
      dedupe_key: `document_request ${request.id} renewal ${request.valid_until} ${which}`,
    },
    { subject: `Please upload: ${request.name}`, action: 'Upload document' },
  );
}

export async function tellDocumentRequestExpired(call: Call, request: DocumentRequest): Promise<void> {
  const day = await dayOf(call, request.valid_until!);
  await tellPartner(
    call,
    request,
    {
      kind: 'document_expired',
      text: `“${request.name}” expired on ${day}.${pauses[request.consequence]}`,
      dedupe_key: `document_request ${request.id} expired ${request.valid_until}`,
    },
    { subject: `Expired: ${request.name}`, action: 'Upload document' },
  );
  const paused = { none: '', payouts: ' Payouts to it are paused.', entitlements: ' Its benefits are paused.' };
  await tellCompany(
    call,
    request,
    {
      kind: 'document_request_expired',
      text: `“${request.name}” of ${request.partner_name} expired on ${day}.${paused[request.consequence]}`,
      dedupe_key: `document_request ${request.id} expired ${request.valid_until}`,
    },
    { subject: `Expired: ${request.name} of ${request.partner_name}`, action: 'View request' },
  );
}

export async function tellUploaded(call: Call, request: DocumentRequest): Promise<void> {
  await tellCompany(
    call,
    request,
    { kind: 'document_uploaded', text: `${request.partner_name} uploaded “${request.name}”.` },
    { subject: `To review: ${request.name} of ${request.partner_name}`, action: 'Review document' },
  );
}

export async function tellApproved(call: Call, request: DocumentRequest, until: string | null): Promise<void> {
  const valid = until ? ` It is valid until ${await dayOf(call, until)}.` : '';
  await tellPartner(
    call,
    request,
    { kind: 'document_approved', text: `“${request.name}” was approved.${valid}` },
    { subject: `Approved: ${request.name}`, action: 'View request' },
  );
}

export async function tellDocumentRequestRejected(call: Call, request: DocumentRequest, reason: string): Promise<void> {
  await tellPartner(
    call,
    request,
    { kind: 'document_rejected', text: `“${request.name}” was rejected: ${reason}` },
    { subject: `Please upload again: ${request.name}`, action: 'Upload document' },
  );
}
