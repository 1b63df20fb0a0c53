import type { CommissionLine } from './schema.ts';

type Line = Pick<CommissionLine, 'status' | 'hold_reason' | 'amount_minor'>;

/** Whether a person or rule withholds the line; lines that only wait for their release day are on hold too. */
export function isHeld({ status, hold_reason }: Line): boolean {
  return status === 'on_hold' && hold_reason !== null;
}

export function canHold(line: Line): boolean {
  return line.amount_minor > 0 && !isHeld(line) && (line.status === 'payable' || line.status === 'on_hold');
}

/** Lines that only wait for the end of their hold period can be released before it. */
export function canReleaseEarly(line: Line): boolean {
  return line.amount_minor > 0 && line.status === 'on_hold' && line.hold_reason === null;
}

/** Negative lines are released together with the commission they take back. */
export function canRelease(line: Line): boolean {
  return line.amount_minor > 0 && isHeld(line);
}
