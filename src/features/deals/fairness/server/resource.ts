import { defineResource } from '#server/resource/define.ts';
import { DecisionOpinion } from '../schema.ts';

export const decisionOpinions = defineResource({
  name: 'decision_opinions',
  noun: 'opinion on a decision',
  row: DecisionOpinion,
  view: 'decision_opinion_rows',
  list: {
    sort: ['created_at', 'account_name', 'partner_name', 'decision', 'is_fair', 'decided_by_name'],
    filter: ['decision', 'is_fair', 'partner_id', 'registration_id', 'created_at'],
    search: ['account_name', 'partner_name', 'decided_by_name'],
    by: '-created_at',
  },
});
