import type { ParticipantInput } from '#features/deals/opportunity-participants/schema.ts';
import { proportion } from '#shared/money/rational.ts';
import { formatPercent } from '#web/region.ts';

type Part = Pick<ParticipantInput, 'role' | 'weight' | 'status'>;

/** "66.67%": what a confirmed partner gets of what its role earns; nothing for the others. */
export function participantShare(part: Part, parts: readonly Part[]): string | null {
  if (part.status !== 'confirmed') return null;
  const all = parts
    .filter(({ role, status }) => role === part.role && status === 'confirmed')
    .reduce((sum, { weight }) => sum + (weight ?? 1), 0);
  if (all === 0) return null;
  return formatPercent(Number(proportion(part.weight ?? 1, 10_000, all, 'half_up')) / 100);
}
