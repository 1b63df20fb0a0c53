import { inAudience } from '#features/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { Opportunity, OpportunityForPartner, OpportunityUpdate, StageEvent, StageEventForPartner } from '../schema.ts';
import { checkChange, followChange, keepWonDeals } from './changes.ts';

/** Created with partners and lines by a route of its own; stage, partners and lines have their own doors. */
export const opportunities = defineResource({
  name: 'opportunities',
  noun: 'opportunity',
  row: Opportunity,
  update: OpportunityUpdate,
  remove: 'archive',
  view: 'opportunity_rows',
  custom: 'opportunities',
  list: {
    sort: [
      'number',
      'name',
      'account_name',
      'partner_name',
      'type_name',
      'stage_name',
      'probability',
      'amount_minor',
      'expected_close_on',
      'opened_on',
      'closed_on',
      'owner_name',
      'last_activity_at',
      'created_at',
      'updated_at',
    ],
    filter: [
      'number',
      'name',
      'account_id',
      'type_id',
      'stage_id',
      'status',
      'partner_id',
      'partner_type_id',
      'partner_region_id',
      'attribution',
      'owner_user_id',
      'amount_minor',
      'currency',
      'expected_close_on',
      'opened_on',
      'closed_on',
      'next_step_on',
      'lost_reason',
      'source',
      'external_ref',
      'last_activity_at',
      'created_at',
      'updated_at',
    ],
    search: ['name', 'account_name', 'partner_name', 'number'],
    narrowings: { audience_id: inAudience('opportunities') },
    finder: 'find_opportunities',
    by: '-created_at',
  },
  partner: { row: OpportunityForPartner, verbs: ['list', 'get'] },
  beforeUpdate: checkChange,
  afterUpdate: followChange,
  beforeRemove: keepWonDeals,
});

/** Written by the moves themselves. */
export const stageEvents = defineResource({
  name: 'opportunity_stage_events',
  noun: 'stage change',
  row: StageEvent,
  view: 'opportunity_stage_event_rows',
  guardedBy: 'opportunities',
  list: {
    sort: ['at'],
    filter: ['opportunity_id', 'to_stage_id', 'from_stage_id', 'to_category', 'actor_user_id', 'at'],
    search: [],
    by: '-at',
  },
  partner: { row: StageEventForPartner, verbs: ['list', 'get'] },
});
