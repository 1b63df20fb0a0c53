import { splitByWeights } from '#shared/money/rational.ts';

/**
 * One booked part of an account: `gross` on the whole deal, of which `reversed` was taken back or is not collected yet.
 */
export interface Posting {
  /** The line that booked it, to which corrections refer; null while nothing was booked. */
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
 * Moves the postings to another gross and another amount owed. An increase is a posting of its own; a decrease is taken
 * from the newest ones. The reversed amount is shared over all of them in proportion, so that the next refund finds it
 * there and takes only what is new. Afterwards 0 <= reversed <= gross holds for each.
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
