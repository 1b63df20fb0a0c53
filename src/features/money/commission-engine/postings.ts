import { splitByWeights } from '#shared/rational.ts';

/** One booked part of an account: `gross` on the whole deal, `reversed` of it given back (or not collected yet). */
export interface Posting {
  /** The line that booked it, for those that correct it; none while nothing was booked yet. */
  key: string | null;
  gross: number;
  reversed: number;
}

type Posted = { postings: Posting[] };

export function grossOf({ postings }: Posted): number {
  let sum = 0;
  for (const { gross } of postings) sum += gross;
  return sum;
}

export function bookedOf({ postings }: Posted): number {
  let sum = 0;
  for (const { gross, reversed } of postings) sum += gross - reversed;
  return sum;
}

/**
 * Brings the postings to another gross and another amount owed. More is a posting of its own; less comes off the newest ones.
 * What is given back is shared over all of them in proportion: each then stands where the next refund looks for it, and takes
 * only what is new. Afterwards 0 <= reversed <= gross holds in each.
 */
export function adjustPostings(account: Posted, gross: number, owed: number, key: string | null) {
  const { postings } = account;
  if (postings.length === 0) {
    if (gross > 0) account.postings = [{ key, gross, reversed: gross - owed }];
    return;
  }
  let change = gross - grossOf(account);
  if (change === 0 && bookedOf(account) === owed) return;
  if (change > 0) postings.push({ key, gross: change, reversed: 0 });
  for (const posting of [...postings].reverse()) {
    const less = Math.min(posting.gross, Math.max(0, -change));
    posting.gross -= less;
    change += less;
  }
  const weights = postings.map((posting) => posting.gross);
  const parts = gross > 0 ? splitByWeights(gross - owed, weights) : [];
  postings.forEach((posting, index) => {
    posting.reversed = parts[index] ?? 0;
  });
}
