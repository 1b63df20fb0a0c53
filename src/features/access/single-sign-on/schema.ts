import { closed, nullable, type Static, Type } from '#shared/schema.ts';

export const SsoBegin = closed({ rememberMe: Type.Optional(Type.Boolean()) });
export type SsoBegin = Static<typeof SsoBegin>;

/** The address the browser is sent to, and the state it must bring back. */
export const SsoBegun = closed({ address: Type.String(), state: Type.String() });

/** The query with which the provider sent the browser back, as it is. */
export const SsoReturn = closed({ answer: Type.String({ minLength: 1, maxLength: 8_000 }) });
export type SsoReturn = Static<typeof SsoReturn>;

export const SsoEntered = Type.Object({
  token: Type.String(),
  user: Type.Object({
    id: Type.String(),
    email: Type.String(),
    name: Type.String(),
    image: nullable(Type.String()),
  }),
  redirect: Type.Boolean(),
  remember: Type.Boolean(),
});
