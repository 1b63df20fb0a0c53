import { inAudience } from '#features/partners/audiences/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { opportunity, StageEvent, StageEventForPartner } from '../schema.ts';
import { checkChange, followDealChange, rejectArchivingWon } from './changes.ts';

/** Created with partners and lines by its own route; stage, partners, and lines have their own routes too. */
export const opportunities = defineResource(opportunity, {
  create: false,
  view: 'opportunity_rows',
  viewComputes: ['last_activity_at'],
  list: {
    among: { partner_region_id: 'partner_region_ids' },
    narrowings: { audience_id: inAudience('opportunities') },
    finder: 'find_opportunities',
    finders: { name: 'find_opportunities_named' },
    precedence: 40,
    beginning: 'find_opportunities_beginning',
    resembling: 'find_opportunities_resembling',
  },
  partner: { verbs: ['list', 'get'] },
  proposals: {
    change: [
      'name',
      'account_id',
      'amount_minor',
      'currency',
      'expected_close_on',
      'owner_user_id',
      'primary_contact_id',
      'source',
      'next_step',
      'next_step_on',
      'description',
    ],
    // A won deal earns commission, so nobody but a person wins, reopens or changes one.
    when: { status: ['open'] },
    steps: { move: { stage_id: { of: 'opportunity_stages', where: { category: ['open'] } } } },
  },
  beforeUpdate: checkChange,
  afterUpdate: followDealChange,
  beforeRemove: rejectArchivingWon,
});

/** Written by the moves themselves. */
export const stageEvents = defineResource({
  name: 'opportunity_stage_events',
  noun: 'stage change',
  row: StageEvent,
  references: {
    from_stage_id: { of: 'opportunity_stages', from_stage_name: 'name' },
    to_stage_id: { of: 'opportunity_stages', to_stage_name: 'name', to_category: 'category', to_color: 'color' },
    actor_user_id: { of: 'people', actor_name: 'full_name' },
  },
  guardedBy: 'opportunities',
  list: {
    sort: ['at'],
    filter: ['opportunity_id', 'to_stage_id', 'from_stage_id', 'to_category', 'actor_user_id', 'at'],
    search: [],
    by: '-at',
  },
  partner: { row: StageEventForPartner, verbs: ['list', 'get'] },
});
