import { invalid, Refusal } from '#server/errors.ts';

/** Turns the refusal of a password into one that keeps the session, which a 401 would end. @throws 422 */
export function wrongPassword(error: unknown): never {
  throw error instanceof Refusal && error.statusCode === 401 ? invalid({ password: ['is wrong'] }) : error;
}
