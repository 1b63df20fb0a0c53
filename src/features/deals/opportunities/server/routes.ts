import { LineInput } from '#features/deals/opportunity-lines/schema.ts';
import { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { action, IdParams } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { checkFieldRules } from '#server/resource/field-rules.ts';
import { shown } from '#server/resource/shown.ts';
import { updateRow } from '#server/resource/verbs.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { closed, Type } from '#shared/schema.ts';
import {
  Board,
  Opportunity,
  OpportunityBulkChange,
  OpportunityCreate,
  OpportunityForPartner,
  PartnerPlan,
  Totals,
} from '../schema.ts';
import { planByPartner } from './partner-plan.ts';
import { opportunities } from './resource.ts';
import { dealBoard, totals } from './stages/board.ts';
import { opportunityStepRoutes, takeOpportunityStep } from './steps.ts';
import { insertOpportunity, replaceDealLines, replaceSplit } from './write-path.ts';

const company = { can: 'opportunities:manage', modes: ['company'] } as const;
const Filters = Type.Object({}, { additionalProperties: true, description: 'Filters of the list' });
const row_version = Type.Optional(Type.Integer());

export const opportunityRoutes = [
  action({
    ...company,
    method: 'POST',
    url: '/opportunities',
    summary: 'Create an opportunity with its partners and lines',
    body: OpportunityCreate,
    response: Opportunity,
    status: 201,
    run: async (call, { body }) => {
      await checkFieldRules(call, 'opportunities', body, { isNew: true, writable: OpportunityCreate.properties });
      return insertOpportunity(call, body);
    },
  }),
  action({
    method: 'GET',
    url: '/opportunities/board',
    summary: 'Get the pipeline of one type: totals and first deals of each stage, with the filters of the list',
    can: 'opportunities:view',
    modes: ['company'],
    query: Filters,
    response: Board,
    run: (call, { query }) => dealBoard(call, query as RawQuery),
  }),
  action({
    method: 'GET',
    url: '/opportunities/totals',
    summary: 'Get counts and totals by status and currency, with the filters of the list',
    can: 'opportunities:view',
    modes: ['company'],
    query: Filters,
    response: Totals,
    run: (call, { query }) => totals(call, query as RawQuery),
  }),
  changeMany(opportunities, OpportunityBulkChange, async (call, id, { move, ...patch }) => {
    if (Object.keys(patch).length > 0) await updateRow(call, opportunities, id, patch);
    if (move) await takeOpportunityStep.move(call, id, move);
  }),
  ...opportunityStepRoutes,
  action({
    ...company,
    method: 'PUT',
    url: '/opportunities/:id/lines',
    summary: 'Replace the lines and recalculate the amount',
    params: IdParams,
    body: closed({ lines: Type.Array(LineInput, { maxItems: 200 }), row_version }),
    response: Opportunity,
    run: async (call, { params, body }) => {
      await replaceDealLines(call, params.id, body);
      return shown(call, opportunities, params.id);
    },
  }),
  action({
    ...company,
    method: 'PUT',
    url: '/opportunities/:id/participants',
    summary: 'Replace the split between partners. The first partner leads the deal',
    params: IdParams,
    body: closed({ participants: Type.Array(ParticipantInput, { maxItems: 20 }), row_version }),
    response: Opportunity,
    run: async (call, { params, body }) => {
      await replaceSplit(call, params.id, body);
      return shown(call, opportunities, params.id);
    },
  }),
  action({
    method: 'PATCH',
    url: '/opportunities/:id/plan',
    summary: 'Update the partner’s next step and expected close of a resale deal',
    can: 'opportunities:manage',
    modes: ['partner'],
    params: IdParams,
    body: PartnerPlan,
    response: OpportunityForPartner,
    run: async (call, { params, body }) => {
      await planByPartner(call, params.id, body);
      return shown(call, opportunities, params.id);
    },
  }),
];
