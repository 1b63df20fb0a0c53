import { defineTexts } from '#shared/text/texts.ts';

/** The things that widgets count, by the singular that their features declare. */
export const nounTexts = defineTexts('reporting/dashboards/web/nouns', {
  commission: ['commission', 'commissions'] as const,
  registration: ['registration', 'registrations'] as const,
  lead: ['lead', 'leads'] as const,
  deal: ['deal', 'deals'] as const,
  'open deal': ['open deal', 'open deals'] as const,
  partner: ['partner', 'partners'] as const,
  line: ['line', 'lines'] as const,
  plan: ['plan', 'plans'] as const,
  certificate: ['certificate', 'certificates'] as const,
  step: ['step', 'steps'] as const,
  submission: ['submission', 'submissions'] as const,
  meeting: ['meeting', 'meetings'] as const,
  task: ['task', 'tasks'] as const,
  'sign-up': ['sign-up', 'sign-ups'] as const,
  sale: ['sale', 'sales'] as const,
});
