import { Refusal } from '../errors.ts';

/** The object of a wrong guess. */
interface Aim {
  /** The object exists, and only its password or code was wrong. */
  isKnown: boolean;
  /** Tells the owner of the object that somebody guesses; runs at most once a day. */
  tellOwner?: (() => Promise<void>) | undefined;
}

const aims = new WeakMap<Refusal, Aim>();

/** Marks a refusal as the answer to an unknown token. What is not marked never counts, whatever its status code. */
export function unknownToken(refusal: Refusal): Refusal {
  aims.set(refusal, { isKnown: false });
  return refusal;
}

/** Marks a refusal as the answer to a wrong password or code of something that exists. */
export function wrongSecret(refusal: Refusal, tellOwner?: () => Promise<void>): Refusal {
  aims.set(refusal, { isKnown: true, tellOwner });
  return refusal;
}

export const aimOf = (error: unknown): Aim | undefined => (error instanceof Refusal ? aims.get(error) : undefined);
