import type { Side } from '#shared/access/roles.ts';
import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The steps of a company, in order. Details, types, statuses and partners are the specification's. */
export const companySteps = [
  'company_details',
  'program_shape',
  'partner_types',
  'partner_status',
  'add_partners',
  'team_members',
  'branding',
  'import',
  'go_live',
] as const;

/** The steps of a partner, in order. */
export const partnerSteps = ['company_details', 'people', 'payout_details', 'first_contract', 'first_step'] as const;

export type CompanyStep = (typeof companySteps)[number];
export type PartnerStep = (typeof partnerSteps)[number];
export type Step = CompanyStep | PartnerStep;

export const allSteps: Readonly<Record<Side, readonly Step[]>> = { company: companySteps, partner: partnerSteps };

const Step = oneOf(...companySteps, 'people', 'payout_details', 'first_contract', 'first_step');

export const OnboardingStatus = Type.Object({
  current_step: Step,
  completed_steps: Type.Array(Step),
  /** Both completed and skipped mean that the wizard is done. */
  status: oneOf('not_started', 'in_progress', 'completed', 'skipped'),
});
export type OnboardingStatus = Static<typeof OnboardingStatus>;

export const StepInput = closed({
  /** One of the steps of the caller's side. */
  step: Step,
  /** If set, the step is completed; otherwise the setup only goes to it. */
  completed: Type.Optional(Type.Boolean()),
});
export type StepInput = Static<typeof StepInput>;

const Count = Type.Optional(Type.Integer());

/** The data that the steps ask for: counts of the caller's side only. */
export const OnboardingFacts = Type.Object({
  name: Type.String(),
  description: nullable(Type.String()),
  partner_types: Count,
  partner_statuses: Count,
  partners: Count,
  /** The partner's contracts in effect, and those that wait for its signature. */
  signed: Count,
  to_sign: Count,
  payout_details: Count,
  /** Courses that the caller has started or finished. */
  learning: Count,
  /** Registrations and deals. */
  deals: Count,
  /** The shapes of the company's program. */
  shapes: Count,
  /** People of the caller's side, and open invitations to it. */
  people: Count,
  imported: Count,
  has_brand: Type.Optional(Type.Boolean()),
});
export type OnboardingFacts = Static<typeof OnboardingFacts>;
