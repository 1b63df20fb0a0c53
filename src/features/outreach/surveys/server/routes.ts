import { Reach } from '#features/partners/audiences/schema.ts';
import { findReach } from '#features/partners/audiences/server/service.ts';
import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { ResultsQuery, type Survey, SurveyResults } from '../schema.ts';
import { surveys } from './resource.ts';
import { surveyResults } from './results.ts';
import { surveyStepRoutes } from './steps.ts';

export const surveyRoutes = [
  ...surveyStepRoutes,
  action({
    method: 'GET',
    url: '/surveys/:id/results',
    summary: 'Get the figures of a survey, of one round or of all',
    can: 'surveys:view',
    modes: ['company'],
    params: IdParams,
    query: ResultsQuery,
    response: SurveyResults,
    run: (call, { params, query }) => surveyResults(call, params.id, query.round_id),
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
];
