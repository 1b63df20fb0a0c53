import { companyRoles, partnerRoles } from '#shared/access/permissions.ts';
import type { Tone } from '#web/look/theme.ts';
import type { FeatureFlag, Preview } from '../schema.ts';

/** The default state of a flag as a label. */
export function flagState({ is_killed, is_on }: Pick<FeatureFlag, 'is_killed' | 'is_on'>): {
  label: string;
  tone: Tone;
} {
  if (is_killed) return { label: 'Kill switch on', tone: 'red' };
  return is_on ? { label: 'On', tone: 'green' } : { label: 'Off', tone: 'gray' };
}

export const staleWords: Record<NonNullable<FeatureFlag['stale_because']>, string> = {
  undeclared: 'Not used in code',
  past_its_date: 'Past its end date',
  settled: 'Same value for everyone for 90 days',
};

export function becauseText({ because, rule }: Pick<Preview[number], 'because' | 'rule'>): string {
  switch (because) {
    case 'kill_switch':
      return 'Kill switch';
    case 'user':
      return 'Override for this person';
    case 'super_admin':
      return 'Super admin';
    case 'organization':
      return 'Override for the company';
    case 'role':
      return 'Override for the role';
    case 'rule':
      return `Rule ${rule! + 1}`;
    case 'default':
      return 'Default';
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

export const roleOptions = [...companyRoles, ...partnerRoles].map((value) => ({ value, label: capitalized(value) }));
export const roleText = (role: string) => capitalized(role);
