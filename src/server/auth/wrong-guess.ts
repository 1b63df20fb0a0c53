import { Refusal } from '../errors.ts';

/** The target of a wrong guess. */
interface Aim {
  /** The object exists, and only its password or code was wrong. */
  isKnown: boolean;
  /** Notifies the owner of the object, at most once a day. */
  tellOwner?: (() => Promise<void>) | undefined;
}

const aims = new WeakMap<Refusal, Aim>();

/**
 * Marks a refusal as the answer to an unknown token. Refusals without a mark never count, whatever their status code.
 */
export function unknownToken(refusal: Refusal): Refusal {
  aims.set(refusal, { isKnown: false });
  return refusal;
}

/** Marks a refusal as the answer to a wrong password or code of an existing object. */
export function wrongSecret(refusal: Refusal, tellOwner?: () => Promise<void>): Refusal {
  aims.set(refusal, { isKnown: true, tellOwner });
  return refusal;
}

export const aimOf = (error: unknown): Aim | undefined => (error instanceof Refusal ? aims.get(error) : undefined);
