import type { CommissionLine } from './schema.ts';

type Line = Pick<CommissionLine, 'status' | 'hold_reason' | 'amount_minor'>;

/** Somebody keeps it back; what only waits for its day is on hold too. */
export function isHeld({ status, hold_reason }: Line): boolean {
  return status === 'on_hold' && hold_reason !== null;
}

export function canHold(line: Line): boolean {
  return line.amount_minor > 0 && !isHeld(line) && (line.status === 'payable' || line.status === 'on_hold');
}

/** What takes money back is let go with the commission it takes back. */
export function canRelease(line: Line): boolean {
  return line.amount_minor > 0 && isHeld(line);
}
