import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The steps of the wizard, in order. The first four are the specification's. */
export const steps = [
  'company_details',
  'partner_types',
  'partner_status',
  'add_partners',
  'motion',
  'team_members',
  'branding',
  'import',
  'go_live',
] as const;
export type Step = (typeof steps)[number];
const Step = oneOf(...steps);

export const OnboardingStatus = Type.Object({
  current_step: Step,
  completed_steps: Type.Array(Step),
  /** Both completed and skipped mean that the wizard is done. */
  status: oneOf('not_started', 'in_progress', 'completed', 'skipped'),
});
export type OnboardingStatus = Static<typeof OnboardingStatus>;

export const StepInput = closed({
  step: Step,
  /** If set, the step is completed; otherwise the company only goes to it. */
  completed: Type.Optional(Type.Boolean()),
});
export type StepInput = Static<typeof StepInput>;

/** The data that the first steps ask for. */
export const OnboardingFacts = Type.Object({
  name: Type.String(),
  description: nullable(Type.String()),
  partner_types: Type.Integer(),
  partner_statuses: Type.Integer(),
  partners: Type.Integer(),
});
export type OnboardingFacts = Static<typeof OnboardingFacts>;
