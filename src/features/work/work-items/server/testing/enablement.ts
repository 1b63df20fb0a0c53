import { sampleCertificate, sampleCertificateProgram } from '#features/enablement/certificates/server/sample.ts';
import {
  sampleAssignmentSubmission,
  sampleCourseEnrollment,
} from '#features/enablement/course-enrollments/server/sample.ts';
import { sampleDocumentRequest } from '#features/enablement/document-requests/server/sample.ts';
import { sampleDocument } from '#features/enablement/documents/server/sample.ts';
import { sampleBenefitRequest } from '#features/enablement/entitlements/server/sample.ts';
import { sampleResourceRequest } from '#features/enablement/resource-requests/server/sample.ts';
import { sampleTierMove } from '#features/enablement/tier-criteria/server/sample.ts';
import { sampleStuckTrack, sampleTrack, sampleTrackAssignment } from '#features/enablement/tracks/server/sample.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Cases, idOf, type Setting, set } from './setting.ts';

const definitionOf = (key: string, side: 'company' | 'partner') => ({
  stages: [
    {
      key: 'start',
      name: 'Start',
      steps: [{ key, kind: 'task', title: `Step ${key}`, side, is_required: true, needs_approval: key === 'agree' }],
    },
  ],
});

const stepIn = async (call: Call, track_id: string) =>
  call.one<{ id: string }>(sql`
    select s.id from track_step_progress s join track_assignments a on a.organization_id = s.organization_id
      and a.id = s.assignment_id
    where a.organization_id = ${call.organization_id} and a.track_id = ${track_id}`);

/** @returns the id of the only step of a track that the partner follows */
const stepOf =
  (key: string, side: 'company' | 'partner') =>
  async ({ company, owner, partner_id }: Setting) => {
    const track_id = await company.within((call) => sampleTrack(call, { definition: definitionOf(key, side) }));
    await owner.post(`/tracks/${track_id}/assign`, { partner_ids: [partner_id] });
    return (await company.within((call) => stepIn(call, track_id))).id;
  };

const loss: Cases[string] = {
  create: ({ company, partner_id }) =>
    company.within(async (call) => {
      const tier_id = await samplePartnerTier(call);
      const { id } = await call.one<{ id: string }>(sql`
        insert into tier_standings (organization_id, partner_id, tier_id, state, grace_started_on, grace_until)
        values (${call.organization_id}, ${partner_id}, ${tier_id}, 'grace', ${call.today()}, ${call.today()})
        on conflict (organization_id, partner_id) do update
        set state = 'grace', grace_started_on = ${call.today()}, grace_until = ${call.today()} returning id`);
      return id;
    }),
  finish: ({ company }, id) =>
    company.within((call) =>
      call.run(sql`delete from tier_standings where organization_id = ${call.organization_id} and id = ${id}`),
    ),
};

const expiring: Cases[string] = {
  create: ({ company, partner, partner_id }) =>
    company.within(async (call) => {
      const program_id = await sampleCertificateProgram(call, { valid_months: 1, reminder_days: [60] });
      const id = await sampleCertificate(call, { program_id, partner_id, user_id: partner.user_id });
      await set(call, 'certificates', id, { status: 'expiring' });
      return id;
    }),
  finish: ({ owner }, id) => owner.post(`/certificates/${id}/revoke`, { reason: 'A test' }),
};

export const enablement: Cases = {
  'partner track_step': {
    create: stepOf('read', 'partner'),
    finish: ({ partner }, id) => partner.post(`/track_step_progress/${id}/complete`),
  },
  'company track_step': {
    create: stepOf('call', 'company'),
    finish: ({ owner }, id) => owner.post(`/track_step_progress/${id}/complete`),
  },
  'company track_approval': {
    create: async (setting) => {
      const id = await stepOf('agree', 'partner')(setting);
      await setting.partner.post(`/track_step_progress/${id}/complete`);
      return id;
    },
    finish: ({ owner }, id) => owner.post(`/track_step_progress/${id}/approve`),
  },
  'company track_tier': {
    create: (setting) =>
      setting.company.within(async (call) => {
        const id = await sampleTrackAssignment(call);
        await set(call, 'track_assignments', id, { proposed_tier_id: await samplePartnerTier(call) });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/track_assignments/${id}/decline_tier`),
  },
  'company track_stuck': {
    create: ({ company }) =>
      company.within(async (call) =>
        idOf(call, 'track_assignments where organization_id = $1 and track_id = $2', await sampleStuckTrack(call)),
      ),
    finish: ({ owner }, id) => owner.post(`/track_assignments/${id}/cancel`, { reason: 'A test' }),
  },
  'partner document_due': {
    create: ({ company, partner_id }) =>
      company.within((call) => sampleDocumentRequest(call, { partner_ids: [partner_id] })),
    finish: ({ owner }, id) => owner.post(`/document_requests/${id}/cancel`),
  },
  'company document_review': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleDocumentRequest(call);
        await set(call, 'document_requests', id, {
          status: 'uploaded',
          uploaded_at: call.now(),
          uploaded_by_name: 'Ana',
          document_id: await sampleDocument(call),
          document_version: 1,
          expires_on: '2027-03-16',
        });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/document_requests/${id}/reject`, { reason: 'A test' }),
  },
  'company document_overdue': {
    create: ({ company }) =>
      company.within(async (call) => {
        const id = await sampleDocumentRequest(call);
        await set(call, 'document_requests', id, { due_on: '2026-03-01' });
        return id;
      }),
    finish: ({ owner }, id) => owner.post(`/document_requests/${id}/cancel`),
  },
  'company tier_decision': {
    create: ({ company }) => company.within((call) => sampleTierMove(call)),
    finish: ({ owner }, id) => owner.post(`/tier_moves/${id}/reject`, { reason: 'A test' }),
  },
  'company tier_loss': loss,
  'partner tier_loss': loss,
  'partner course': {
    create: ({ company, partner, partner_id }) =>
      company.within(async (call) => {
        const id = await sampleCourseEnrollment(call, { partner_id });
        await set(call, 'course_enrollments', id, { user_id: partner.user_id });
        return id;
      }),
    finish: ({ company }, id) =>
      company.within((call) =>
        set(call, 'course_enrollments', id, { status: 'completed', completed_at: call.now(), percent: 100 }),
      ),
  },
  'company assignment_review': {
    create: ({ company }) => company.within((call) => sampleAssignmentSubmission(call)),
    finish: ({ owner }, id) => owner.post(`/assignment_submissions/${id}/review`, { decision: 'approve', score: 90 }),
  },
  'company certificate_expiring': expiring,
  'partner certificate_expiring': expiring,
  'company benefit_request': {
    create: ({ company }) => company.within((call) => sampleBenefitRequest(call)),
    finish: ({ owner }, id) => owner.post(`/entitlement_grants/${id}/approve`),
  },
  'company benefit_delivery': {
    create: async ({ company, owner }) => {
      const id = await company.within((call) => sampleBenefitRequest(call));
      await owner.post(`/entitlement_grants/${id}/approve`);
      return id;
    },
    finish: ({ company }, id) =>
      company.within((call) => set(call, 'entitlement_grants', id, { status: 'canceled', ended_at: call.now() })),
  },
  'company resource_request': {
    create: ({ company }) => company.within((call) => sampleResourceRequest(call)),
    finish: ({ owner }, id) => owner.post(`/resource_requests/${id}/decline`, { answer: 'Not planned.' }),
  },
};
