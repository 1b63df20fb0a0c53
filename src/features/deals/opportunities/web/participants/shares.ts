import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { proportion } from '#shared/money/rational.ts';

type Part = Pick<ParticipantInput, 'role' | 'weight' | 'status'>;

/** "66.67%": what a confirmed partner gets of what its role earns; nothing for the others. */
export function participantShare(part: Part, parts: readonly Part[]): string | null {
  if (part.status !== 'confirmed') return null;
  const all = parts
    .filter(({ role, status }) => role === part.role && status === 'confirmed')
    .reduce((sum, { weight }) => sum + (weight ?? 1), 0);
  if (all === 0) return null;
  const hundredths = String(proportion(part.weight ?? 1, 10_000, all, 'half_up')).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`.replace(/\.?0+$/, '').concat('%');
}
