import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { allows } from '#shared/access/permissions.ts';
import { closed, Day, Id, nullable, oneOf, Type } from '#shared/schema.ts';
import { Incentives, PlanAudience, PlanChange, PlanEarnings, PlanVocabulary, Published } from '../responses.ts';
import {
  CommissionPlan,
  CommissionPlanCreate,
  PlanDefinition,
  PlanProblem,
  PlanVersion,
  PublishInput,
  templateKeys,
} from '../schema.ts';
import { planAudience } from './audience/audience.ts';
import { incentivesOf } from './incentives.ts';
import { createPlan, openDraft, readVersion } from './publishing/drafts.ts';
import { publishingProblems, publishPlan } from './publishing/publish.ts';
import { commissionPlans, planVersions } from './resource.ts';
import { planChanges } from './service.ts';
import { planStepRoutes } from './steps.ts';
import { planEarnings, planVocabulary } from './vocabulary.ts';

const company = ['company'] as const;

export const planRoutes = [
  action({
    method: 'POST',
    url: '/commission_plans',
    summary: 'Create an incentive structure with its first draft: blank, from a template, or a copy of another one',
    can: 'commission_plans:manage',
    modes: company,
    body: CommissionPlanCreate,
    response: CommissionPlan,
    status: 201,
    run: async (call, { body }) => {
      const { plan_id } = await createPlan(call, body);
      return shown(call, commissionPlans, plan_id);
    },
  }),
  action({
    method: 'GET',
    url: '/commission_plans/vocabulary',
    summary: 'Values that conditions of a structure can use, with labels',
    can: 'commission_plans:view',
    modes: company,
    response: PlanVocabulary,
    run: (call) => planVocabulary(call),
  }),
  action({
    method: 'GET',
    url: '/commission_plans/earnings',
    summary: 'Commission earned under each structure to date',
    can: 'commission_plans:view',
    modes: company,
    response: Type.Array(PlanEarnings),
    // Users without permission to view commissions see the terms of structures, but no earnings.
    run: async (call) => (allows(call.actor.permissions, 'commission_lines', 'view') ? planEarnings(call) : []),
  }),
  action({
    method: 'GET',
    url: '/commission_plans/:id/partners',
    summary: 'Partners assigned to this structure on a day, and why',
    can: 'commission_plans:view',
    modes: company,
    params: IdParams,
    query: Type.Object({ on: Type.Optional(Day) }),
    response: PlanAudience,
    run: async (call, { params, query }) => planAudience(call, params.id, query.on ?? call.today()),
  }),
  action({
    method: 'POST',
    url: '/commission_plans/:id/draft',
    summary: 'Create a draft from the latest version, another version or a template',
    can: 'plan_versions:manage',
    modes: company,
    params: IdParams,
    body: Type.Optional(
      closed({
        template: Type.Optional(nullable(oneOf(...templateKeys))),
        version_id: Type.Optional(nullable(Id)),
      }),
    ),
    response: PlanVersion,
    status: 201,
    run: async (call, { params, body }) => shown(call, planVersions, await openDraft(call, params.id, body ?? {})),
  }),
  ...planStepRoutes,
  action({
    method: 'POST',
    url: '/plan_versions/:id/validate',
    summary: 'Problems that prevent publishing this version',
    whileViewing: 'reads',
    can: 'plan_versions:view',
    modes: company,
    params: IdParams,
    body: Type.Optional(closed({ definition: Type.Optional(PlanDefinition) })),
    response: closed({ problems: Type.Array(PlanProblem) }),
    run: async (call, { params, body }) => {
      const { definition } = await readVersion(call, params.id);
      return { problems: await publishingProblems(call, { definition: body?.definition ?? definition }) };
    },
  }),
  action({
    method: 'POST',
    url: '/plan_versions/:id/publish',
    summary: 'Publish a draft; it applies to deals won from the given day on',
    can: 'plan_versions:manage',
    modes: company,
    params: IdParams,
    body: PublishInput,
    response: Published,
    run: (call, { params, body }) => publishPlan(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/plan_versions/:id/changes',
    summary: 'Changes from an earlier version, in plain words',
    can: 'plan_versions:view',
    modes: company,
    params: IdParams,
    query: Type.Object({ since: Type.Optional(Id) }),
    response: closed({ since: nullable(Type.Integer()), changes: Type.Array(PlanChange) }),
    run: (call, { params, query }) => planChanges(call, params.id, query.since),
  }),
  action({
    method: 'GET',
    url: '/incentives',
    summary: 'How this partner earns, in plain words',
    can: 'incentives:view',
    modes: ['partner'],
    response: Incentives,
    run: (call) => call.asCompany((seeing) => incentivesOf(seeing, call.actor.partner_id!)),
  }),
];
