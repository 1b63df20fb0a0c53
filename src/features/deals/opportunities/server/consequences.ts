import { markCustomers } from '#features/deals/accounts/server/service.ts';
import type { Call } from '#server/call.ts';

export interface WonDeal {
  id: string;
  account_id: string | null;
}

/** A won deal that is reopened. */
export interface Reversal {
  reason: string;
  /** The deal counts as if it had never been won. */
  annulled: boolean;
  /** The day it was lost. */
  on: string | undefined;
}

/**
 * Features of higher layers handle deals that are won, reopened or amended in the same transaction and in this order: a
 * won deal is credited to partners before it earns them commission.
 */
const order = ['credit', 'commission'] as const;

interface DealConsequence {
  name: (typeof order)[number];
  /** @returns what remains to be done after the later consequences */
  afterWin?: (call: Call, deals: readonly WonDeal[]) => Promise<(() => Promise<void>) | undefined>;
  /** The deal is still won. */
  beforeReversal?: (call: Call, id: string, reversal: Reversal) => Promise<void>;
  afterAmendment?: (call: Call, id: string) => Promise<void>;
}

const defined = new Map<string, DealConsequence>();

/** Lets a feature of a higher layer handle what happens to deals. @returns the name, for the feature's declaration */
export function defineDealConsequence(consequence: DealConsequence): string {
  const { name } = consequence;
  if (defined.has(name)) throw new Error(`Two features define the deal consequence "${name}".`);
  defined.set(name, consequence);
  return name;
}

/** @throws if a consequence is missing: a win without it would earn nothing, unnoticed */
function consequences(): DealConsequence[] {
  return order.map((name) => {
    const found = defined.get(name);
    if (!found) throw new Error(`No feature defines the deal consequence "${name}".`);
    return found;
  });
}

export async function handleWins(call: Call, deals: readonly WonDeal[]): Promise<void> {
  if (deals.length === 0) return;
  const remaining: (() => Promise<void>)[] = [];
  for (const { afterWin } of consequences()) {
    const rest = await afterWin?.(call, deals);
    if (rest) remaining.push(rest);
  }
  for (const rest of remaining) await rest();
  await markCustomers(
    call,
    deals.flatMap(({ account_id }) => account_id ?? []),
  );
}

export async function handleReversal(call: Call, id: string, reversal: Reversal): Promise<void> {
  for (const { beforeReversal } of consequences()) await beforeReversal?.(call, id, reversal);
}

export async function handleAmendment(call: Call, id: string): Promise<void> {
  for (const { afterAmendment } of consequences()) await afterAmendment?.(call, id);
}
