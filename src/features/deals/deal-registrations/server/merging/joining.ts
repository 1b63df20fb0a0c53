import { replaceSplit } from '#features/deals/opportunities/server/service.ts';
import type { ParticipantInput, ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { proportion } from '#shared/money/rational.ts';
import { percentText } from '#shared/text/percent.ts';

export type Split = Required<ParticipantInput>[];

const MOST = 1_000_000;
const HALF = 50;

/**
 * The split of a deal once a partner has joined it in a role. Partners that have the role already share its commission:
 * the new one gets the given percentage, and the others keep their proportions. Shares of other roles do not change.
 * @throws 422 when the resulting weights are too large
 */
export function joined(
  before: Split,
  { partner_id, role, percent = HALF }: { partner_id: string; role: ParticipantRole; percent?: number | undefined },
): Split {
  const isIt = (part: Split[number]) => part.partner_id === partner_id && part.role === role;
  if (before.some((part) => isIt(part) && part.status === 'confirmed')) return before;
  const others = before.filter((part) => !isIt(part));
  const peers = others.filter((part) => part.role === role && part.status === 'confirmed');
  const total = peers.reduce((sum, { weight }) => sum + weight, 0);
  const weights = peers.map(({ weight }) => weight * (100 - percent));
  const own = peers.length > 0 ? total * percent : 1;
  const unit = [own, ...weights].reduce(divisor);
  if (Math.max(own, ...weights) / unit > MOST)
    throw invalid({ share_percent: ['does not work with the current weights: change the split of the deal first'] });
  const next = new Map(peers.map((part, index) => [part, weights[index]! / unit]));
  return [
    ...others.map((part) => ({ ...part, weight: next.get(part) ?? part.weight })),
    { partner_id, role, weight: own / unit, status: 'confirmed' },
  ];
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** "60%" of what its role earns; null for who does not take part. */
export function registrationShare(part: Split[number], parts: Split, locale?: string): string | null {
  if (part.status !== 'confirmed') return null;
  const all = parts
    .filter(({ role, status }) => role === part.role && status === 'confirmed')
    .reduce((sum, { weight }) => sum + weight, 0);
  return percentText(Number(proportion(part.weight, 10_000, all, 'half_up')) / 100, locale);
}

/**
 * Adds a partner to a deal. A participant that was rejected there is added again, because joining overrides the
 * rejection.
 * @param after the whole split with it
 */
export async function addPartner(
  call: Call,
  opportunity_id: string,
  { before, after }: { before: Split; after: Split },
): Promise<void> {
  const wasRejected = before.find(
    ({ partner_id, role, status }) =>
      status === 'rejected' &&
      after.some((part) => part.partner_id === partner_id && part.role === role && part.status !== status),
  );
  if (wasRejected)
    await replaceSplit(call, opportunity_id, { participants: before.filter((part) => part !== wasRejected) });
  await replaceSplit(call, opportunity_id, { participants: after });
}
