import { companyRoles, partnerRoles } from '#shared/access/permissions.ts';
import { sayableWords } from '#shared/text/labels.ts';
import type { Tone } from '#web/look/theme.ts';
import type { FeatureFlag, Preview } from '../schema.ts';
import { texts } from './texts.ts';

/** The default state of a flag as a label. */
export function flagState({ is_killed, is_on }: Pick<FeatureFlag, 'is_killed' | 'is_on'>): {
  label: string;
  tone: Tone;
} {
  if (is_killed) return { label: texts.killSwitchOn, tone: 'red' };
  return is_on ? { label: texts.on, tone: 'green' } : { label: texts.off, tone: 'gray' };
}

export const staleWords: Record<NonNullable<FeatureFlag['stale_because']>, string> = sayableWords({
  undeclared: 'Not used in code',
  past_its_date: 'Past its end date',
  settled: 'Same value for everyone for 90 days',
});

export function becauseText({ because, rule }: Pick<Preview[number], 'because' | 'rule'>): string {
  switch (because) {
    case 'kill_switch':
      return texts.killSwitch;
    case 'user':
      return texts.overrideForThisPerson;
    case 'super_admin':
      return texts.superAdmin;
    case 'organization':
      return texts.overrideForCompany;
    case 'role':
      return texts.overrideForRole;
    case 'rule':
      return texts.ruleRule(rule! + 1);
    case 'default':
      return texts.defaultText;
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

export const roleOptions = [...companyRoles, ...partnerRoles].map((value) => ({ value, label: capitalized(value) }));
export const roleText = (role: string) => capitalized(role);
