import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { SurveyInvitation, SurveyResponse } from '../schema.ts';
import { invitationSteps, responseSteps, surveySteps } from '../steps.schema.ts';
import { answerSurvey } from './answer.ts';
import { followUpSurvey } from './follow-up.ts';
import { surveyInvitations, surveyResponses, surveys } from './resource.ts';
import { activateSurvey, closeSurvey, pauseSurvey } from './rounds.ts';

/** Only the person who is asked answers. */
async function lockedInvitation(call: Call, id: string): Promise<SurveyInvitation> {
  await call.one(
    sql`
      select from survey_invitations
      where organization_id = ${call.organization_id} and id = ${id} and user_id = ${call.actor.user_id} for update`,
    'This survey',
  );
  return readRow<SurveyInvitation>(call, surveyInvitations, id);
}

const ofSurveys = takeSteps(surveys, surveySteps, {
  rules: { activate: activateSurvey, pause: pauseSurvey, close: closeSurvey },
});
const ofInvitations = takeSteps(surveyInvitations, invitationSteps, {
  lock: lockedInvitation,
  rules: { answer: answerSurvey },
});
const ofResponses = takeSteps(surveyResponses, responseSteps, {
  // An answer never changes, so there is nothing to lock.
  lock: (call, id) => readRow<SurveyResponse>(call, surveyResponses, id),
  rules: { follow_up: followUpSurvey },
});

export const surveyStepRoutes = [...ofSurveys.routes, ...ofInvitations.routes, ...ofResponses.routes];
export const takeResponseStep = ofResponses.take;
