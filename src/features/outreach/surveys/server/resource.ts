import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/nouns/fields.ts';
import { responseFields, Survey, SurveyCreate, SurveyInvitation, SurveyResponse, SurveyUpdate } from '../schema.ts';
import { checkSurvey, requireEnded } from './rules.ts';

constraintMessage('surveys_audience_id_fkey', { audience_id: ['is not an audience'] });

export const surveys = defineResource({
  name: 'surveys',
  noun: 'survey',
  row: Survey,
  create: SurveyCreate,
  update: SurveyUpdate,
  remove: 'archive',
  view: 'survey_rows',
  list: {
    sort: ['name', 'status', 'timing', 'last_sent_at', 'next_at', 'created_at'],
    filter: ['name', 'status', 'timing', 'is_anonymous', 'audience_id', 'created_at'],
    search: ['name', 'score_question'],
    by: '-created_at',
  },
  beforeCreate: (call, input) => checkSurvey(call, input),
  beforeUpdate: (call, current, patch) => checkSurvey(call, patch, current),
  beforeRemove: requireEnded,
});

/** Answered by a step; each person sees their own. */
export const surveyInvitations = defineResource({
  name: 'survey_invitations',
  noun: 'survey to answer',
  row: SurveyInvitation,
  view: 'survey_invitation_rows',
  viewHidesRows: true,
  list: {
    sort: ['created_at', 'closes_at', 'survey_name'],
    filter: ['status', 'closes_at'],
    search: ['survey_name'],
    by: '-created_at',
  },
  partner: { row: SurveyInvitation, verbs: ['list', 'get'] },
});

export const surveyResponses = defineResource({
  name: 'survey_responses',
  noun: 'survey response',
  fields: responseFields,
  row: SurveyResponse,
  view: 'survey_response_rows',
  viewHidesRows: true,
  list: {
    sort: [...sortable(responseFields), 'created_at'],
    filter: [...filterable(responseFields), 'score', 'round_id', 'created_at'],
    search: searchable(responseFields),
    by: '-created_at',
  },
});
