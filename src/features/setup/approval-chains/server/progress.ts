import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ApprovalProgress } from '../schema.ts';
import { approvalChainSteps, latestRequest, type Subject } from './requests.ts';
import { decidersOf } from './reviewers.ts';
import type { Approver } from './subjects.ts';

/**
 * The progress of a record's approvals; null if it never needed any. The caller has checked that this person may see
 * the record. Partners read the names of those who have approved, as with every decision, but neither the current
 * reviewers nor internal comments.
 */
export function readApproval(call: Call, subject: Subject): Promise<ApprovalProgress | null> {
  const isPartner = call.actor.mode === 'partner';
  return call.asCompany(async (company) => {
    const request = await latestRequest(company, subject);
    if (!request) return null;
    const steps = await approvalChainSteps(company, request.id);
    const open = request.status === 'open' ? steps.find(({ status }) => status === 'open') : undefined;
    const deciders = open && (await decidersOf(company, request, open, steps));
    const asked = deciders ? [...deciders.people, ...deciders.substitutes] : [];
    const { is_restart } = await company.one<{ is_restart: boolean }>(sql`
      select exists (select from approval_requests
        where organization_id = ${company.organization_id} and subject_table = ${request.subject_table}
        and subject_id = ${request.subject_id}
        and status = 'restarted' and id <> ${request.id}) as is_restart`);
    return {
      status: request.status,
      chain_name: isPartner ? null : request.chain_name,
      approved: steps.filter(({ status }) => status === 'approved').length,
      total: steps.length,
      started_at: request.started_at,
      is_restart,
      is_mine: !isPartner && asked.some(({ user_id }) => user_id === call.actor.user_id),
      steps: steps.map((step) => ({
        position: step.position,
        name: step.name,
        status: step.status,
        asked_at: step.asked_at,
        decided_at: step.decided_at,
        decided_by_name: step.decided_by_name,
        by_substitute: step.by_substitute,
        comment: isPartner ? null : step.comment,
        reviewers: step === open && !isPartner ? asked.map(({ full_name }) => full_name) : [],
      })),
    };
  });
}

/** The people who can decide the open step of a record now; null without an open chain. */
export function openApprovers(call: Call, subject: Subject): Promise<Approver[] | null> {
  return call.asCompany(async (company) => {
    const request = await latestRequest(company, subject);
    if (request?.status !== 'open') return null;
    const steps = await approvalChainSteps(company, request.id);
    const { people, substitutes } = await decidersOf(
      company,
      request,
      steps.find(({ status }) => status === 'open')!,
      steps,
    );
    return [...people, ...substitutes];
  });
}
