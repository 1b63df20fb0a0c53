import { defineResource } from '#server/resource/define.ts';
import { OpportunityParticipant, OpportunityParticipantForPartner } from '../schema.ts';

/** Read here, and confirmed or rejected one by one; a split is written as a whole, through its opportunity. */
export const opportunityParticipants = defineResource({
  name: 'opportunity_participants',
  noun: 'opportunity participant',
  row: OpportunityParticipant,
  references: {
    partner_id: { of: 'partners', partner_name: 'name' },
    opportunity_id: {
      of: 'opportunities',
      opportunity_number: 'number',
      opportunity_name: 'name',
      opportunity_status: 'status',
      amount_minor: 'amount_minor',
      currency: 'currency',
    },
  },
  guardedBy: 'opportunities',
  list: {
    sort: ['position', 'created_at', 'opportunity_number', 'amount_minor'],
    filter: ['opportunity_id', 'partner_id', 'role', 'status', 'opportunity_status'],
    search: ['opportunity_name', 'partner_name'],
    by: 'opportunity_id,position',
  },
  partner: { row: OpportunityParticipantForPartner, verbs: ['list', 'get'] },
});
