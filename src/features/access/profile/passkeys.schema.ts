import { closed, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';

/** A person has at most so many passkeys. */
export const MOST_PASSKEYS = 20;

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  /** The host name at which it signs in. */
  host: Type.String(),
  created_at: Instant,
  last_used_at: nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;
export const Passkeys = Type.Array(Passkey);

const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', description: 'a name of 1 to 80 characters' });
export const PasskeyName = closed({ name: Name });
export const OptionalName = Type.Optional(Name);

/** The password is not needed within ten minutes of a second factor or a passkey. */
export const FreshProof = closed({ password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) });
export type FreshProof = Static<typeof FreshProof>;
