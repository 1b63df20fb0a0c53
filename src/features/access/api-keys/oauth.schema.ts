import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The parameters with which an app sends a person here (RFC 6749 and 7636). Unknown ones are ignored by the screen. */
export const Authorization = closed({
  client_id: Type.String({ minLength: 1, maxLength: 80 }),
  redirect_uri: Type.String({ minLength: 1, maxLength: 2000 }),
  response_type: Type.Literal('code'),
  code_challenge: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'the SHA-256 of the code verifier in base64url',
  }),
  code_challenge_method: Type.Literal('S256'),
  /** Permissions separated by spaces, such as `opportunities:view`; without them, to view everything. */
  scope: Type.Optional(Type.String({ maxLength: 2000 })),
  state: Type.Optional(Type.String({ maxLength: 2000 })),
  resource: Type.Optional(Type.String({ maxLength: 500 })),
});
export type Authorization = Static<typeof Authorization>;

/** The answer of the person, who can choose the access of an app that uses tools. */
export const AllowedAuthorization = closed({
  ...Authorization.properties,
  access: Type.Optional(oneOf('read', 'propose')),
});
export type AllowedAuthorization = Static<typeof AllowedAuthorization>;

/** The question that the person answers. */
export const AppConsent = Type.Object({
  name: Type.String(),
  /** The host, or the scheme of an app, that receives the access; it cannot be invented by the app, unlike its name. */
  host: Type.String(),
  /** Whether the app runs on the computer of the person. */
  is_local: Type.Boolean(),
  permissions: Type.Array(Type.String()),
  /** The app uses tools only, which can read and prepare changes that the person confirms. */
  proposes: Type.Boolean(),
  /** The permissions of the request that the person does not have; the app does not get them. */
  withheld: Type.Array(Type.String()),
  /** The company or program that the app gets into. */
  company: Type.String(),
  partner: nullable(Type.String()),
});
export type AppConsent = Static<typeof AppConsent>;

export const AppAddress = Type.Object({ address: Type.String() });
