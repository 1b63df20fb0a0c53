import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  surveys: {
    one: 'survey',
    many: 'surveys',
    synonyms: [],
    address: '/feedback/surveys/show/$id',
    title: 'name',
    permission: {
      heading: 'engagement',
      label: 'Surveys and their results',
      managedBy: ['partner_manager'],
      wholeCompany: 'manage',
    },
    log: 'company',
  },
  survey_rounds: { one: 'survey round', many: 'survey rounds', isTrail: true },
  survey_invitations: {
    one: 'survey to answer',
    many: 'surveys to answer',
    short: ['survey', 'surveys'],
    permission: { heading: 'engagement', label: 'Surveys to answer', everybody: { partner: 'manage' } },
    onPartnerMerge: 'move',
    isTrail: true,
  },
  survey_responses: {
    one: 'survey response',
    many: 'survey responses',
    synonyms: ['survey answers', 'feedback', 'nps answers'],
    short: ['response', 'responses'],
    address: '/feedback/responses/show/$id',
    permission: { heading: 'engagement', manage: 'Follow up', managedBy: ['partner_manager'] },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  survey_follow_ups: { one: 'follow-up', many: 'follow-ups', onPartnerMerge: 'move', log: 'company' },
});
