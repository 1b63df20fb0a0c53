import { companyRoles, partnerRoles } from '#shared/permissions.ts';
import type { Tone } from '#web/theme.ts';
import type { FeatureFlag, Preview } from '../schema.ts';

/** How a flag stands for most people, in a word. */
export function stateOf({ is_killed, is_on }: Pick<FeatureFlag, 'is_killed' | 'is_on'>): { label: string; tone: Tone } {
  if (is_killed) return { label: 'Killed', tone: 'red' };
  return is_on ? { label: 'On', tone: 'green' } : { label: 'Off', tone: 'grey' };
}

export const staleWords: Record<NonNullable<FeatureFlag['stale_because']>, string> = {
  undeclared: 'No code asks for it',
  past_its_date: 'Past its day',
  settled: 'The same for all, for 90 days',
};

export function becauseText({ because, rule }: Pick<Preview[number], 'because' | 'rule'>): string {
  switch (because) {
    case 'kill_switch':
      return 'the kill switch';
    case 'user':
      return 'switched for this person';
    case 'super_admin':
      return 'super admins have everything';
    case 'organization':
      return 'switched for the company';
    case 'role':
      return 'switched for the role';
    case 'rule':
      return `rule ${rule! + 1}`;
    case 'default':
      return 'the default';
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

export const roleOptions = [...companyRoles, ...partnerRoles].map((value) => ({ value, label: capitalised(value) }));
export const roleText = (role: string) => capitalised(role);
