import { defineResource } from '#server/resource/define.ts';
import { AssistantProposal } from '../schema.ts';

/** Read only: tools add proposals, and their person decides on them. */
export const assistantProposals = defineResource({
  name: 'assistant_proposals',
  noun: 'proposal',
  row: AssistantProposal,
  // They can quote anything that a tool has read.
  leaves: { changes: 'never', title: 'never' },
  view: 'assistant_proposal_rows',
  viewHidesRows: true,
  list: {
    sort: ['created_at', 'decided_at', 'title'],
    filter: ['status', 'tool', 'origin', 'created_at'],
    search: ['title'],
    by: '-created_at',
  },
  partner: { row: AssistantProposal, verbs: ['list', 'get'] },
});
