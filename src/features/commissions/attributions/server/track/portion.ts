/**
 * The part of a deal that a refund takes back. A sale can pay for a deal of a slightly different amount; refunds that
 * add up to the whole invoice take back the deal's whole part, whatever is rounded in between.
 */
export function portionOf(
  { amount_minor, booked_minor }: { amount_minor: number; booked_minor: number },
  before: number,
  refunded: number,
): number {
  if (amount_minor === booked_minor || amount_minor === 0) return refunded;
  const upTo = (minor: number) => Number((BigInt(booked_minor) * BigInt(minor)) / BigInt(amount_minor));
  return upTo(before + refunded) - upTo(before);
}
