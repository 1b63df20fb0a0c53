import { defineSteps } from '#shared/nouns/define-steps.ts';
import { FollowUp, isEventTiming, SurveyAnswer, survey, surveyInvitation, surveyResponse } from './schema.ts';

/** A survey that is sent once is closed by itself, after its last answer or day. */
export const surveySteps = defineSteps(survey, {
  ends: ['closed'],
  steps: {
    activate: {
      by: 'company',
      from: ['draft', 'paused'],
      to: 'active',
      unless: ({ archived_at }) => archived_at && 'This survey is archived.',
      label: 'Start survey',
      done: 'Survey started',
      text: ({ timing }) =>
        isEventTiming(timing)
          ? 'These people can be asked when it happens to their partner.'
          : timing === 'once'
            ? 'Everyone is asked at once and has time to answer until the survey closes.'
            : 'Everyone is asked now, and again each time.',
      summary: 'Send a survey, or start asking after events',
      look: 'primary',
    },
    pause: {
      by: 'company',
      from: ['active'],
      to: 'paused',
      label: 'Pause survey',
      done: 'Survey paused',
      text: 'No one else is asked. People who were asked can still answer.',
      summary: 'Pause a survey: no one else is asked',
    },
    close: {
      by: 'company',
      from: ['active', 'paused'],
      to: 'closed',
      label: 'Close survey',
      done: 'Survey closed',
      text: 'Open invitations end, and no further answers are accepted. A closed survey cannot be started again.',
      summary: 'Close a survey for good: open invitations expire',
      danger: true,
    },
  },
});

export const invitationSteps = defineSteps(surveyInvitation, {
  ends: ['answered', 'expired'],
  steps: {
    answer: {
      by: 'partner',
      from: ['open'],
      to: 'answered',
      label: 'Send answers',
      done: 'Thank you',
      text: 'You can answer once.',
      summary: 'Answer a survey, once',
      body: SurveyAnswer,
      // A person speaks for themselves.
      touches: 'consent',
    },
  },
});

export const responseSteps = defineSteps(surveyResponse, {
  steps: {
    follow_up: {
      by: 'company',
      label: 'Follow up',
      done: 'Follow-up saved',
      text: 'Only your company can read this.',
      summary: 'Note what is done about a response',
      body: FollowUp,
      look: 'primary',
    },
  },
});
