import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The way through the wizard, in this order. The first four are the specification's. */
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
  /** Completed and skipped both mean: done with the wizard. */
  status: oneOf('not_started', 'in_progress', 'completed', 'skipped'),
});
export type OnboardingStatus = Static<typeof OnboardingStatus>;

export const StepInput = closed({
  step: Step,
  /** Given: this step is done. Left out: the company goes to this step, nothing is ticked. */
  completed: Type.Optional(Type.Boolean()),
});
export type StepInput = Static<typeof StepInput>;

/** What the company has of the things the first steps ask for. */
export const OnboardingFacts = Type.Object({
  name: Type.String(),
  description: nullable(Type.String()),
  partner_types: Type.Integer(),
  partner_statuses: Type.Integer(),
  partners: Type.Integer(),
});
export type OnboardingFacts = Static<typeof OnboardingFacts>;
