import { isModuleOff } from '#shared/permissions.ts';
import { type OnboardingFacts, type OnboardingStatus, type Step, steps } from './schema.ts';

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

export function isComplete(step: Step, facts: OnboardingFacts): boolean {
  return Object.keys(missingOf(step, facts)).length === 0;
}

export function isDone({ status }: Pick<OnboardingStatus, 'status'>): boolean {
  return status === 'completed' || status === 'skipped';
}

/** The resource a step depends on, if its module can be disabled. */
const worksWith: Partial<Record<Step, string>> = {
  motion: 'program_templates',
  import: 'imports',
  go_live: 'go_live',
};

/** The steps for these permissions, without steps of disabled modules. */
export function stepsOf(permissions: readonly string[]): Step[] {
  return steps.filter((step) => !isModuleOff(permissions, worksWith[step] ?? ''));
}

/** The next step; the last has none. */
export function stepAfter(step: Step, permissions: readonly string[] = []): Step | undefined {
  return stepsOf(permissions).find((one) => steps.indexOf(one) > steps.indexOf(step));
}

export function stepBefore(step: Step, permissions: readonly string[] = []): Step | undefined {
  return stepsOf(permissions).findLast((one) => steps.indexOf(one) < steps.indexOf(step));
}
