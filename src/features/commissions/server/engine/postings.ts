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
 * Afterwards 0 <= reversed <= gross holds in each, so that no later refund can take back more than there is, or less than nothing.
 */
export function restate(account: Posted, gross: number, owed: number, key: string | null) {
  const { postings } = account;
  if (postings.length === 0) {
    if (gross > 0) account.postings = [{ key, gross, reversed: gross - owed }];
    return;
  }
  let change = gross - grossOf(account);
  if (change > 0) postings.push({ key, gross: change, reversed: 0 });
  for (const posting of newestFirst(postings)) {
    const less = Math.min(posting.gross, Math.max(0, -change));
    posting.gross -= less;
    change += less;
  }
  let missing = bookedOf(account) - owed;
  for (const posting of newestFirst(postings)) {
    const reversed = Math.min(posting.gross, Math.max(0, posting.reversed + missing));
    missing -= reversed - posting.reversed;
    posting.reversed = reversed;
  }
}

function newestFirst(postings: readonly Posting[]): Posting[] {
  return [...postings].reverse();
}
