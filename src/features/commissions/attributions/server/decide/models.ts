import type { LinkSettings } from '#features/referrals/referral-links/schema.ts';
import type { Share } from '../../schema.ts';

export interface Touch {
  click_id: string;
  link_id: string;
  partner_id: string;
  at: string;
  referrer_host: string | null;
  params: Record<string, string>;
  /** A partner user was signed in on the visitor's device. */
  is_own_device: boolean;
}

const FIRST = 40;
const MIDDLE = 20;
const LAST = 40;

/**
 * Divides credit among the partners of clicks, which are given from oldest to newest. The position model gives 40% to
 * the first click, 40% to the last and 20% to those between; two clicks get half each. Weights are whole numbers,
 * reduced as far as possible.
 * @returns the lead partner first
 */
export function sharesOf(touches: readonly Touch[], model: LinkSettings['model']): Share[] {
  const first = touches[0];
  const last = touches.at(-1);
  if (!first || !last || model === 'manual') return [];
  if (model === 'first') return [shareOf(first, 1)];
  if (model === 'last') return [shareOf(last, 1)];
  const between = touches.slice(1, -1);
  // Weights are multiples of the smallest part, so that they stay whole numbers.
  const unit = Math.max(between.length, 1);
  const weights = new Map<string, { touch: Touch; weight: number }>();
  const give = (touch: Touch, weight: number) => {
    const earlier = weights.get(touch.partner_id);
    weights.set(touch.partner_id, { touch, weight: (earlier?.weight ?? 0) + weight });
  };
  give(first, FIRST * unit);
  for (const touch of between) give(touch, MIDDLE);
  give(last, LAST * unit);
  const all = [...weights.values()].sort((a, b) => b.weight - a.weight || (a.touch.at < b.touch.at ? 1 : -1));
  const divisor = all.map(({ weight }) => weight).reduce(greatestCommonDivisor);
  return all.map(({ touch, weight }) => shareOf(touch, weight / divisor));
}

const shareOf = ({ partner_id, link_id }: Touch, weight: number): Share => ({ partner_id, weight, link_id });

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
