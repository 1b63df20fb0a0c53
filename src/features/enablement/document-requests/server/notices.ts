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
import { texts } from './texts.ts';

const linkTo = ({ id }: { id: string }) => `/document_requests/show/${id}`;
const about = ({ partner_id }: DocumentRequest) => [{ table: 'partners', id: partner_id! }] as const;

async function tellPartner(
  call: Call,
  request: DocumentRequest,
  notice: () => Pick<Notice, 'kind' | 'text' | 'dedupe_key'>,
  letter: () => NoticeLetter,
): Promise<void> {
  if (call.batch_id) return;
  const { partner_id } = request;
  const people = await partnerUsersWithPermission(call, partner_id!, 'document_requests', 'manage');
  await notify(
    call,
    { mode: 'partner', partner_id: partner_id!, people },
    () => ({
      ...notice(),
      link: linkTo(request),
      about: about(request),
      actions: [{ action: 'document_requests.upload', id: request.id }],
    }),
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
  notice: () => Pick<Notice, 'kind' | 'text' | 'dedupe_key'>,
  letter: () => NoticeLetter,
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) =>
    notify(
      company,
      { mode: 'company', people: await reviewers(company, request) },
      () => ({ ...notice(), link: linkTo(request), about: about(request) }),
      letter,
    ),
  );
}

/** Writes days in the reader's way. */
async function dayWriter(call: Call): Promise<(day: string) => string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (day) => formatLongDay(day, region);
}

export async function tellDocumentRequestRequested(call: Call, id: string): Promise<void> {
  const request = await readRow<DocumentRequest>(call, documentRequests, id);
  const day = await dayWriter(call);
  await tellPartner(
    call,
    request,
    () => ({ kind: 'document_requested', text: texts.requested(request.name, request.due_on && day(request.due_on)) }),
    () => ({
      subject: texts.uploadSubject(request.name),
      action: texts.uploadDocument,
      more: request.instructions ?? undefined,
    }),
  );
}

/** @param days before (negative) or after the due date */
export async function tellDocumentRequestDue(call: Call, request: DocumentRequest, days: number): Promise<void> {
  const day = await dayWriter(call);
  const isBefore = days < 0;
  await tellPartner(
    call,
    request,
    () => ({
      kind: 'document_due',
      text: (isBefore ? texts.due : texts.overdue)(request.name, day(request.due_on!)),
      dedupe_key: `document_request ${request.id} due ${request.due_on} ${days}`,
    }),
    () => ({
      subject: (isBefore ? texts.dueSubject : texts.overdueSubject)(request.name),
      action: texts.uploadDocument,
    }),
  );
}

export async function tellOverdue(call: Call, request: DocumentRequest): Promise<void> {
  const day = await dayWriter(call);
  await tellCompany(
    call,
    request,
    () => ({
      kind: 'document_overdue',
      text: texts.notUploaded(request.partner_name!, request.name, day(request.due_on!)),
      dedupe_key: `document_request ${request.id} overdue ${request.due_on}`,
    }),
    () => ({ subject: texts.notUploadedSubject(request.partner_name!, request.name), action: texts.viewRequest }),
  );
}

/** @param which the key of the reminder of this expiry */
export async function tellRenewal(call: Call, request: DocumentRequest, which: string): Promise<void> {
  const { name, status, valid_until, consequence } = request;
  const day = await dayWriter(call);
  const text = () =>
    status === 'expired'
      ? texts.expiredUploadNew(name, day(valid_until!), consequence)
      : status === 'expiring'
        ? texts.expires(name, day(valid_until!))
        : texts.stillMissing(name);
  await tellPartner(
    call,
    request,
    () => ({
      kind: 'document_expiring',
      text: text(),
      dedupe_key: `document_request ${request.id} renewal ${valid_until} ${which}`,
    }),
    () => ({ subject: texts.uploadSubject(name), action: texts.uploadDocument }),
  );
}

export async function tellDocumentRequestExpired(call: Call, request: DocumentRequest): Promise<void> {
  const { name, partner_name, valid_until, consequence } = request;
  const day = await dayWriter(call);
  const dedupe_key = `document_request ${request.id} expired ${valid_until}`;
  await tellPartner(
    call,
    request,
    () => ({ kind: 'document_expired', text: texts.expired(name, day(valid_until!), consequence), dedupe_key }),
    () => ({ subject: texts.expiredSubject(name), action: texts.uploadDocument }),
  );
  await tellCompany(
    call,
    request,
    () => ({
      kind: 'document_request_expired',
      text: texts.theirsExpired(partner_name!, name, day(valid_until!), consequence),
      dedupe_key,
    }),
    () => ({ subject: texts.theirsExpiredSubject(partner_name!, name), action: texts.viewRequest }),
  );
}

export async function tellUploaded(call: Call, request: DocumentRequest): Promise<void> {
  await tellCompany(
    call,
    request,
    () => ({ kind: 'document_uploaded', text: texts.uploaded(request.partner_name!, request.name) }),
    () => ({ subject: texts.uploadedSubject(request.partner_name!, request.name), action: texts.reviewDocument }),
  );
}

export async function tellApproved(call: Call, request: DocumentRequest, until: string | null): Promise<void> {
  const day = await dayWriter(call);
  await tellPartner(
    call,
    request,
    () => ({ kind: 'document_approved', text: texts.approved(request.name, until && day(until)) }),
    () => ({ subject: texts.approvedSubject(request.name), action: texts.viewRequest }),
  );
}

export async function tellDocumentRequestRejected(call: Call, request: DocumentRequest, reason: string): Promise<void> {
  await tellPartner(
    call,
    request,
    () => ({ kind: 'document_rejected', text: texts.rejected(request.name, reason) }),
    () => ({ subject: texts.uploadAgainSubject(request.name), action: texts.uploadDocument }),
  );
}
