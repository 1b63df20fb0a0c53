import { isModuleOff } from '#shared/access/permissions.ts';
import type { Side } from '#shared/access/roles.ts';
import { allSteps, type OnboardingFacts, type OnboardingStatus, type Step } from './schema.ts';
import { stepModules } from './step-modules.ts';

type Missing = Record<string, string[]>;

/**
 * The missing fields of a step; empty when it is complete. Client and server share it, so that they agree. Other steps
 * are always complete.
 */
export function missingOf(step: Step, facts: OnboardingFacts): Missing {
  const missing: Missing = {};
  if (step === 'company_details') {
    if (!facts.name.trim()) missing.name = ['Name is required'];
    if (!facts.description?.trim()) missing.description = ['Description is required'];
  }
  if (step === 'partner_types' && facts.partner_types === 0) missing.partner_types = ['Add at least one type'];
  if (step === 'partner_status' && facts.partner_statuses === 0) missing.partner_statuses = ['Add at least one status'];
  if (step === 'add_partners' && facts.partners === 0) missing.partners = ['Add at least one partner'];
  return missing;
}

/** The optional steps, with whether the person has done anything there. Going on without it skips the step. */
const answered: Partial<Record<Step, (facts: OnboardingFacts) => boolean>> = {
  program_shape: ({ shapes = 0 }) => shapes > 0,
  team_members: ({ people = 0 }) => people > 1,
  branding: ({ has_brand = false }) => has_brand,
  import: ({ imported = 0 }) => imported > 0,
  people: ({ people = 0 }) => people > 1,
  payout_details: ({ payout_details = 0 }) => payout_details > 0,
  first_contract: ({ signed = 0 }) => signed > 0,
  first_step: ({ learning = 0, deals = 0 }) => learning + deals > 0,
};

export const isSkipped = (step: Step, facts: OnboardingFacts): boolean => answered[step]?.(facts) === false;

export function isComplete(step: Step, facts: OnboardingFacts): boolean {
  return Object.keys(missingOf(step, facts)).length === 0;
}

export function isDone({ status }: Pick<OnboardingStatus, 'status'>): boolean {
  return status === 'completed' || status === 'skipped';
}

/** The steps of a side for these permissions, without steps of disabled modules. */
export function onboardingSteps(permissions: readonly string[], side: Side = 'company'): Step[] {
  return allSteps[side].filter((step) => !isModuleOff(permissions, stepModules[step] ?? ''));
}

/** The next step; the last has none. */
export function stepAfter(step: Step, permissions: readonly string[] = [], side: Side = 'company'): Step | undefined {
  const all = allSteps[side];
  return onboardingSteps(permissions, side).find((one) => all.indexOf(one) > all.indexOf(step));
}

export function stepBefore(step: Step, permissions: readonly string[] = [], side: Side = 'company'): Step | undefined {
  const all = allSteps[side];
  return onboardingSteps(permissions, side).findLast((one) => all.indexOf(one) < all.indexOf(step));
}

/** The home of a side, to which the finished setup leads. */
export const homeOf = (side: Side): string => (side === 'partner' ? '/partner-dashboard' : '/dashboard');
