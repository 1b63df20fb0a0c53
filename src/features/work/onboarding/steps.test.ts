import { describe, expect, test } from 'vitest';
import { type OnboardingFacts, partnerSteps, companySteps as steps } from './schema.ts';
import { isComplete, isDone, isSkipped, missingOf, onboardingSteps, stepAfter, stepBefore } from './steps.ts';

const nothing: OnboardingFacts = { name: ' ', description: null, partner_types: 0, partner_statuses: 0, partners: 0 };
const everything: OnboardingFacts = {
  name: 'Acme',
  description: 'Makes things',
  partner_types: 1,
  partner_statuses: 1,
  partners: 1,
};

describe('a step is complete', () => {
  test('with a name and a description', () => {
    expect(isComplete('company_details', everything)).toBe(true);
    expect(isComplete('company_details', { ...everything, description: '  ' })).toBe(false);
    expect(missingOf('company_details', nothing)).toEqual({
      name: ['Name is required'],
      description: ['Description is required'],
    });
  });

  test('with one type, one status and one partner', () => {
    for (const [step, fact] of [
      ['partner_types', 'partner_types'],
      ['partner_status', 'partner_statuses'],
      ['add_partners', 'partners'],
    ] as const) {
      expect(isComplete(step, { ...nothing, [fact]: 1 }), step).toBe(true);
      expect(isComplete(step, { ...everything, [fact]: 0 }), step).toBe(false);
    }
  });

  test('without requirements', () => {
    for (const step of ['program_shape', ...steps.slice(5)] as const)
      expect(isComplete(step, nothing), step).toBe(true);
  });
});

test('an optional step in which nothing was done is skipped', () => {
  const optional = ['program_shape', 'team_members', 'branding', 'import'] as const;
  expect(steps.filter((step) => isSkipped(step, { ...everything, people: 1 }))).toEqual(optional);
  const answers = { ...everything, shapes: 1, people: 2, has_brand: true, imported: 1 };
  expect(steps.filter((step) => isSkipped(step, answers))).toEqual([]);
});

test('navigates from step to step and back', () => {
  expect(steps.map((step) => stepAfter(step))).toEqual([...steps.slice(1), undefined]);
  expect(steps.map((step) => stepBefore(step))).toEqual([undefined, ...steps.slice(0, -1)]);
});

test('omits steps of disabled modules', () => {
  const without = ['*:manage', '-imports:view', '-imports:manage', '-go_live:view'];
  expect(onboardingSteps(without)).toEqual(steps.filter((step) => step !== 'import' && step !== 'go_live'));
  expect(stepAfter('branding', without)).toBeUndefined();
  expect(stepAfter('branding', ['*:manage'])).toBe('import');
  expect(stepBefore('go_live', without)).toBe('branding');
});

test('partners have steps of their own', () => {
  expect(partnerSteps.map((step) => stepAfter(step, [], 'partner'))).toEqual([...partnerSteps.slice(1), undefined]);
  const without = ['*:manage', '-payout_methods:view', '-contracts:view'];
  expect(onboardingSteps(without, 'partner')).toEqual(['company_details', 'people', 'first_step']);
});

test('counts completed and skipped steps as done', () => {
  expect(['not_started', 'in_progress', 'completed', 'skipped'].map((status) => isDone({ status } as never))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
