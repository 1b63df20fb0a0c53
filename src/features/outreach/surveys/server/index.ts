import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { surveyFacts } from './facts.ts';
import { healthSignals } from './health-signals.ts';
import { surveyJobs, surveySchedules, surveyTopics } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { surveyInvitations, surveyResponses, surveys } from './resource.ts';
import { surveyRoutes } from './routes.ts';
import { seesSurveys } from './sees.ts';
import { surveysOfAudience } from './uses.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'surveys',
  doors: { mail: ['POST /surveys/:id/activate'] },
  automates,
  flag: {
    key: 'feedback',
    description: 'Surveys of partners with their results, and the board of ideas.',
    default: true,
    isRestricted: true,
  },
  resources: [surveys, surveyInvitations, surveyResponses],
  routes: surveyRoutes,
  jobRules: {
    'surveys.invite': { seconds: 300, onGivenUp: { says: 'People were not invited to a survey.' } },
    'surveys.after-decision': { onGivenUp: { says: 'A partner was not asked for feedback after a decision.' } },
    'surveys.after-payout': { onGivenUp: { says: 'A partner was not asked for feedback after a payout.' } },
    'surveys.after-course': { onGivenUp: { says: 'A partner was not asked for feedback after a course.' } },
  },
  jobs: surveyJobs,
  schedules: surveySchedules,
  on: surveyTopics,
  topics,
  facts: [surveyFacts],
  sees: [seesSurveys],
  usesAudiences: surveysOfAudience,
  onPartnerMerge,
  demo,
  workItems,
  healthSignals,
};
