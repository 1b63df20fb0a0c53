import {
  type ApprovalFacts,
  approveApprovalChainStep,
  defineApprovalSubject,
  type PlannedApproval,
  planApproval,
  readApproval,
  startApproval,
} from '#features/setup/approval-chains/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { FieldOption, FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { DealRegistration } from '../../schema.ts';
import { notifyApprovalAsked, notifyApprovalGiven } from '../notices.ts';
import { change, type Mover, recordRegistrationEvent } from '../registration/move.ts';
import { dealRegistrations } from '../resource.ts';
import { approvalBasis, approvalSubject } from './approval-facts.ts';

export const approvals = [
  defineApprovalSubject({
    table: dealRegistrations.name,
    label: 'Deal registrations',
    permission: dealRegistrations.name,
    fields,
    asked: async (call, asked) =>
      notifyApprovalAsked(call, await readRow<DealRegistration>(call, dealRegistrations, asked.subject_id), asked),
  }),
];

async function fields(call: Call): Promise<FieldSpec[]> {
  const options = (from: string, order = '"order", name') =>
    call.rows<FieldOption>(sql`
      select id as value, name as label, archived_at is not null as is_archived from ${sql.raw(from)}
      where organization_id = ${call.organization_id} order by ${sql.raw(order)}, id`);
  const list = (field: string, label: string, group: string, choices: FieldOption[]): FieldSpec => ({
    field,
    label,
    group,
    kind: 'list',
    options: choices,
  });
  return [
    { field: 'deal.amount', label: 'Amount', group: 'Deal', kind: 'money' },
    list('deal.type', 'Deal type', 'Deal', await options('opportunity_types')),
    { field: 'deal.country', label: 'Country of the account', group: 'Deal', kind: 'countries' },
    list('deal.products', 'Products', 'Deal', await options('product_categories', 'name')),
    list('deal.source', 'Registered by', 'Deal', [
      { value: 'partner', label: 'Partner' },
      { value: 'company', label: 'Your company' },
    ]),
    list('partner.tier', 'Partner tier', 'Partner', await options('partner_tiers')),
    list('partner.type', 'Partner type', 'Partner', await options('partner_types')),
    list('partner.region', 'Partner region', 'Partner', await options('partner_regions')),
    { field: 'partner.country', label: 'Partner country', group: 'Partner', kind: 'countries' },
  ];
}

export const planFor = (call: Call, facts: ApprovalFacts): Promise<PlannedApproval | null> =>
  planApproval(call, dealRegistrations.name, facts);

/** Starts the chain of a submitted registration. @returns whether there is one; then its first reviewer was asked */
export async function beginApprovals(
  call: Call,
  registration: DealRegistration,
  facts: ApprovalFacts,
  plan: PlannedApproval | null,
): Promise<boolean> {
  const { id, partner_id } = registration;
  const progress = await startApproval(
    call,
    { ...approvalSubject(id), partner_id, facts, basis: approvalBasis(registration) },
    plan,
  );
  if (!progress) return false;
  await change(call, id, { approvals_done: 0, approvals_total: progress.total });
  return true;
}

/**
 * Records the approval of the open step.
 * @returns whether it was the last one, or none is needed: then the registration can be approved
 */
export async function isLastApproval(
  call: Call,
  registration: DealRegistration,
  mover: Mover,
  comment: string | null | undefined,
): Promise<boolean> {
  const by = { user_id: mover.user_id, name: mover.name };
  const given = await approveApprovalChainStep(call, { ...approvalSubject(registration.id), by, comment });
  if (given.outcome === 'none') return true;
  await change(call, registration.id, { approvals_done: given.approved });
  if (given.outcome === 'approved') return true;
  const text = `${given.step_name} (${given.approved} of ${given.total})`;
  await recordRegistrationEvent(call, registration, registration.status, mover, { code: 'approval_given', text });
  await notifyApprovalGiven(call, registration, given);
  return false;
}

/** The progress of the approvals, for anyone who can see the registration. */
export async function approvalsOf(call: Call, id: string) {
  await readRow(call, dealRegistrations, id);
  return readApproval(call, approvalSubject(id));
}
