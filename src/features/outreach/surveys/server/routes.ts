import { Reach } from '#features/partners/audiences/schema.ts';
import { findReach } from '#features/partners/audiences/server/service.ts';
import { action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { readRow } from '#server/resource/verbs.ts';
import { FollowUp, ResultsQuery, type Survey, SurveyAnswer, SurveyResults } from '../schema.ts';
import { answerSurvey } from './answer.ts';
import { followUp } from './follow-up.ts';
import { surveyInvitations, surveyResponses, surveys } from './resource.ts';
import { resultsOf } from './results.ts';
import { activateSurvey, closeSurvey, pauseSurvey } from './rounds.ts';

export const surveyRoutes = [
  step(surveys, 'activate', 'Send a survey, or start asking after events', activateSurvey),
  step(surveys, 'pause', 'Pause a survey: no one else is asked', pauseSurvey),
  step(surveys, 'close', 'Close a survey for good: open invitations expire', closeSurvey),
  action({
    method: 'GET',
    url: '/surveys/:id/results',
    summary: 'Get the figures of a survey, of one round or of all',
    can: 'surveys:view',
    modes: ['company'],
    params: IdParams,
    query: ResultsQuery,
    response: SurveyResults,
    run: (call, { params, query }) => resultsOf(call, params.id, query.round_id),
  }),
  action({
    method: 'GET',
    url: '/surveys/:id/reach',
    summary: 'Count the people a survey would ask, and list who is left out',
    can: 'surveys:view',
    modes: ['company'],
    params: IdParams,
    response: Reach,
    run: async (call, { params }) => {
      const { audience_id, asks } = await readRow<Survey>(call, surveys, params.id);
      const { partner_ids: _, ...reach } = await call.asCompany((company) =>
        findReach(company, { audience_id, onlyAdmins: asks === 'admins' }),
      );
      return reach;
    },
  }),
  step(surveyInvitations, 'answer', 'Answer a survey, once', answerSurvey, {
    body: SurveyAnswer,
    modes: ['partner'],
    personal: true,
  }),
  step(surveyResponses, 'follow_up', 'Note what is done about a response', followUp, {
    body: FollowUp,
  }),
];
