import { moveStage, readOpportunity } from '#features/deals/opportunities/server/service.ts';
import { readPartner, updatePartner } from '#features/partners/partners/server/service.ts';
import { type AutomationRelation, type AutomationStatus, defineAutomationRecord } from '#server/automations.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';

/** Records of a partner for which steps can be repeated. `column` is the partner of the record itself. */
function relationsOf(table: string, column: 'id' | 'partner_id'): AutomationRelation[] {
  const partner = column === 'id' ? '$2' : `(select partner_id from "${table}" where organization_id = $1 and id = $2)`;
  const rows = (of: string, where: string) =>
    `select id from ${of} where organization_id = $1 and partner_id = ${partner} and ${where} order by id limit 100`;
  return [
    {
      key: 'contacts',
      label: 'contact of the partner',
      table: 'contacts',
      ids: rows('contacts', 'archived_at is null'),
    },
    {
      key: 'open_deals',
      label: 'open deal of the partner',
      table: 'opportunities',
      ids: rows('opportunities', "archived_at is null and status = 'open'"),
    },
    {
      key: 'registrations',
      label: 'registration of the partner in review',
      table: 'deal_registrations',
      ids: rows('deal_registrations', "status in ('submitted', 'screening', 'pending_review', 'info_requested')"),
    },
    {
      key: 'certificates',
      label: 'valid certificate of the partner',
      table: 'certificates',
      ids: rows('certificates', 'ended_at is null'),
    },
  ];
}

const partnerColumn = { partner: 'partner_id' } as const;
const ofPartner = (table: string) => ({ ...partnerColumn, relations: relationsOf(table, 'partner_id') });

/** Statuses that keep the category, because categories decide about access and payouts. */
async function partnerStatuses(call: Call): Promise<AutomationStatus[]> {
  return call.rows<AutomationStatus>(
    `select id as value, name as label from partner_statuses where organization_id = $1 and archived_at is null
     order by "order", name`,
    [call.organization_id],
  );
}

async function changePartnerStatus(call: Call, id: string, value: string): Promise<void> {
  const partner = await readPartner(call, id);
  const to = await call.maybe<{ category: string }>(
    'select category from partner_statuses where organization_id = $1 and id = $2 and archived_at is null',
    [call.organization_id, value],
  );
  if (!to) throw invalid({ value: ['is not a status of partners'] });
  if (to.category !== partner.status_category)
    throw conflict(
      'An automation cannot change the category of a partner’s status, because it decides about access and payouts.',
    );
  await updatePartner(call, id, { status_id: value });
}

async function openStages(call: Call): Promise<AutomationStatus[]> {
  return call.rows<AutomationStatus>(
    `select s.id as value, t.name || ': ' || s.name as label from opportunity_stages s
     join opportunity_types t on t.organization_id = s.organization_id and t.id = s.type_id
     where s.organization_id = $1 and s.category = 'open' and s.archived_at is null and t.archived_at is null
     order by t."order", t.name, s."order", s.name`,
    [call.organization_id],
  );
}

/** Winning, losing and reopening a deal earn or take back commissions, so only open stages of open deals change. */
async function changeStage(call: Call, id: string, value: string): Promise<void> {
  const deal = await readOpportunity(call, id);
  if (deal.status !== 'open') throw conflict('An automation cannot move a deal that is won or lost.');
  const to = await call.maybe<{ category: string }>(
    'select category from opportunity_stages where organization_id = $1 and id = $2',
    [call.organization_id, value],
  );
  if (to?.category !== 'open') throw conflict('An automation cannot win or lose a deal.');
  await moveStage(call, id, { stage_id: value });
}

/** The records of lower features. Features of this area declare theirs themselves. */
export const lowerRecords = defineAutomationRecord(
  {
    table: 'partners',
    a: 'a partner',
    name: 'name',
    partner: 'id',
    owner: 'owner_user_id',
    events: [
      { key: 'partners.category', label: 'a partner’s status category changes', topic: 'partners.category_changed' },
      { key: 'partners.earned', label: 'a partner earns a commission', topic: 'commission_lines.created' },
    ],
    dates: ['joined_on', 'last_activity_at', 'tier_until'],
    writes: ['description', 'website', 'phone', 'manager_name', 'internal_notes'],
    tags: 'tags',
    assigns: 'owner_user_id',
    statuses: { options: partnerStatuses, change: changePartnerStatus },
    relations: relationsOf('partners', 'id'),
  },
  {
    table: 'contacts',
    a: 'a contact',
    name: 'full_name',
    ...ofPartner('contacts'),
    writes: ['title', 'phone'],
    tags: 'tags',
  },
  {
    table: 'accounts',
    a: 'an account',
    name: 'name',
    owner: 'owner_user_id',
    writes: ['industry', 'website'],
    tags: 'tags',
    assigns: 'owner_user_id',
  },
  {
    table: 'opportunities',
    a: 'a deal',
    name: 'name',
    ...ofPartner('opportunities'),
    owner: 'owner_user_id',
    events: [
      {
        key: 'opportunities.won',
        label: 'a deal is won',
        topic: 'opportunities.updated',
        field: 'status',
        to: ['won'],
      },
      {
        key: 'opportunities.lost',
        label: 'a deal is lost',
        topic: 'opportunities.updated',
        field: 'status',
        to: ['lost'],
      },
    ],
    dates: ['expected_close_on', 'opened_on', 'closed_on', 'next_step_on', 'last_activity_at'],
    writes: ['next_step', 'next_step_on', 'description'],
    assigns: 'owner_user_id',
    statuses: { options: openStages, change: changeStage },
  },
  {
    table: 'deal_registrations',
    a: 'a registration',
    name: 'account_name',
    ...ofPartner('deal_registrations'),
    events: [
      {
        key: 'deal_registrations.submitted',
        label: 'a registration is submitted',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['submitted', 'screening', 'pending_review'],
      },
      {
        key: 'deal_registrations.approved',
        label: 'a registration is approved',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['approved'],
      },
      {
        key: 'deal_registrations.rejected',
        label: 'a registration is not approved',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['rejected'],
      },
      {
        key: 'deal_registrations.expired',
        label: 'a registration expires',
        topic: 'deal_registrations.updated',
        field: 'status',
        to: ['expired'],
      },
    ],
    dates: ['submitted_at', 'review_due_at', 'expires_at', 'expected_close_on', 'decided_at'],
  },
  {
    table: 'leads',
    a: 'a lead',
    name: 'company_name',
    ...ofPartner('leads'),
    events: [
      { key: 'leads.accepted', label: 'a lead is accepted', topic: 'leads.updated', field: 'status', to: ['accepted'] },
      {
        key: 'leads.unassigned',
        label: 'no partner takes a lead',
        topic: 'leads.updated',
        field: 'status',
        to: ['unassigned'],
      },
    ],
    dates: ['received_at', 'due_at', 'contact_due_at', 'accepted_at'],
  },
  {
    table: 'partner_applications',
    a: 'an application',
    name: 'company_name',
    ...ofPartner('partner_applications'),
    owner: 'owner_user_id',
    events: [
      {
        key: 'partner_applications.approved',
        label: 'an application is approved',
        topic: 'partner_applications.updated',
        field: 'status',
        to: ['approved'],
      },
      {
        key: 'partner_applications.declined',
        label: 'an application is not approved',
        topic: 'partner_applications.updated',
        field: 'status',
        to: ['rejected'],
      },
    ],
    dates: ['review_due_at', 'confirmed_at', 'decided_at', 'reapply_on'],
  },
  {
    table: 'contracts',
    a: 'a contract',
    name: 'title',
    ...ofPartner('contracts'),
    events: [
      { key: 'contracts.sent', label: 'a contract is sent', topic: 'contracts.updated', field: 'status', to: ['sent'] },
      { key: 'contracts.signed', label: 'everyone has signed a contract', topic: 'contracts.completed' },
      {
        key: 'contracts.declined',
        label: 'a signer declines a contract',
        topic: 'contracts.updated',
        field: 'status',
        to: ['declined'],
      },
    ],
    dates: ['sent_at', 'completed_at', 'effective_on', 'ends_on', 'expires_at'],
  },
  {
    table: 'certificates',
    a: 'a certificate',
    name: 'program_name',
    ...ofPartner('certificates'),
    events: [{ key: 'certificates.awarded', label: 'a certificate is awarded', topic: 'certificates.awarded' }],
    dates: ['issued_on', 'expires_on'],
  },
  {
    table: 'course_enrollments',
    a: 'a course enrollment',
    name: 'course_title',
    ...ofPartner('course_enrollments'),
    events: [
      {
        key: 'course_enrollments.completed',
        label: 'a learner completes a course',
        topic: 'course_enrollments.completed',
      },
    ],
    dates: ['due_on', 'started_at', 'completed_at', 'valid_until', 'last_active_at'],
  },
  {
    table: 'track_assignments',
    a: 'a track assignment',
    name: 'track_name',
    ...ofPartner('track_assignments'),
    events: [
      {
        key: 'track_assignments.completed',
        label: 'a track is completed',
        topic: 'track_assignments.updated',
        field: 'status',
        to: ['completed'],
      },
    ],
    dates: ['starts_on', 'due_on', 'last_progress_at', 'completed_at'],
  },
  {
    table: 'document_requests',
    a: 'a document request',
    name: 'name',
    ...ofPartner('document_requests'),
    events: [
      {
        key: 'document_requests.uploaded',
        label: 'a requested document is uploaded',
        topic: 'document_requests.updated',
        field: 'status',
        to: ['uploaded'],
      },
      { key: 'document_requests.approved', label: 'a document is approved', topic: 'document_requests.approved' },
      { key: 'document_requests.expired', label: 'a document expires', topic: 'document_requests.expired' },
    ],
    dates: ['due_on', 'expires_on', 'uploaded_at'],
  },
  {
    table: 'mdf_requests',
    a: 'an MDF request',
    name: 'title',
    ...ofPartner('mdf_requests'),
    events: [
      {
        key: 'mdf_requests.submitted',
        label: 'an MDF request is submitted',
        topic: 'mdf_requests.updated',
        field: 'status',
        to: ['submitted'],
      },
      {
        key: 'mdf_requests.approved',
        label: 'an MDF request is approved',
        topic: 'mdf_requests.updated',
        field: 'status',
        to: ['approved'],
      },
    ],
    dates: ['starts_on', 'ends_on', 'claim_by', 'submitted_at'],
  },
  {
    table: 'mdf_claims',
    a: 'an MDF claim',
    name: 'request_title',
    ...ofPartner('mdf_claims'),
    events: [{ key: 'mdf_claims.approved', label: 'an MDF claim is approved', topic: 'mdf_claims.approved' }],
    dates: ['claim_by', 'submitted_at'],
  },
  {
    table: 'commission_lines',
    a: 'a commission',
    name: 'opportunity_name',
    ...ofPartner('commission_lines'),
    announces: [],
    dates: ['effective_on', 'release_on', 'paid_on'],
  },
  {
    table: 'commission_disputes',
    a: 'a dispute',
    name: 'opportunity_name',
    ...ofPartner('commission_disputes'),
    dates: ['opened_at', 'decided_at'],
  },
  {
    table: 'payout_methods',
    a: 'a payout method',
    name: 'holder_name',
    ...ofPartner('payout_methods'),
    dates: ['changed_at'],
  },
  {
    table: 'tier_standings',
    a: 'a tier standing',
    name: 'partner_name',
    ...ofPartner('tier_standings'),
    announces: [],
    dates: ['grace_until', 'risk_on', 'locked_until'],
  },
  {
    table: 'tasks',
    a: 'a task',
    name: 'title',
    ...ofPartner('tasks'),
    owner: 'assignee_user_id',
    events: [{ key: 'tasks.done', label: 'a task is done', topic: 'tasks.updated', field: 'status', to: ['done'] }],
    dates: ['due_on'],
    writes: ['priority', 'due_on', 'description'],
  },
  {
    table: 'form_submissions',
    a: 'a form submission',
    name: 'form_name',
    ...ofPartner('form_submissions'),
    announces: ['created'],
  },
  {
    table: 'survey_responses',
    a: 'a survey response',
    name: 'survey_name',
    ...ofPartner('survey_responses'),
    announces: [],
    owner: 'owner_user_id',
  },
  {
    table: 'reviews',
    a: 'a review',
    name: 'account_name',
    ...ofPartner('reviews'),
    events: [
      {
        key: 'reviews.published',
        label: 'a review is published',
        topic: 'reviews.updated',
        field: 'status',
        to: ['published'],
      },
    ],
    dates: ['submitted_at', 'published_at', 'expires_at'],
  },
);
