import { companyRoles } from '#shared/access/permissions.ts';
import { closed, Email, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The roles that a provider may give. Owners are appointed in the product, because they are the way in without it. */
export const samlRoles = companyRoles.filter((role) => role !== 'owner' && role !== 'custom');
const Role = Type.String({ maxLength: 40, description: samlRoles.join(', ') });

const samlModes = ['off', 'optional', 'required'] as const;
const SamlMode = oneOf(...samlModes);

/** People in the group get the role. With several groups, the first in the list counts. */
const GroupRole = closed({ group: Type.String({ minLength: 1, maxLength: 300 }), role: Role });

/** The answer of a provider to our questions about a person. */
const samlPolicy = {
  mode: SamlMode,
  default_role: nullable(Role),
  group_attribute: nullable(Type.String({ minLength: 1, maxLength: 300 })),
  group_roles: Type.Array(GroupRole, { maxItems: 50 }),
};

const SamlDomain = closed({
  id: Id,
  domain: Type.String(),
  verified_at: nullable(Instant),
  /** The TXT record that proves the domain. */
  record: closed({ host: Type.String(), value: Type.String() }),
});
export type SamlDomain = Static<typeof SamlDomain>;

const SamlConnection = closed({
  idp_entity_id: Type.String(),
  sign_in_url: Type.String(),
  metadata_url: nullable(Type.String()),
  certificates: Type.Array(closed({ name: Type.String(), fingerprint: Type.String(), expires_at: Instant })),
  tested_at: nullable(Instant),
  ...samlPolicy,
});
export type SamlConnection = Static<typeof SamlConnection>;

export const SamlSettings = closed({
  /** The values to enter at the identity provider. */
  service: closed({ entity_id: Type.String(), reply_url: Type.String(), metadata_url: Type.String() }),
  connection: nullable(SamlConnection),
  domains: Type.Array(SamlDomain),
});
export type SamlSettings = Static<typeof SamlSettings>;

const Url = Type.String({
  minLength: 10,
  maxLength: 2_000,
  pattern: '^https://\\S+$',
  description: 'starts with https://',
});

/** The identity provider in one of three ways: its metadata file, the address of that file, or the three values. */
export const SamlProvider = closed({
  metadata_xml: Type.Optional(Type.String({ minLength: 1, maxLength: 500_000 })),
  metadata_url: Type.Optional(Url),
  idp_entity_id: Type.Optional(Type.String({ minLength: 1, maxLength: 1_024 })),
  sign_in_url: Type.Optional(Url),
  certificates: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 10_000 }), { minItems: 1, maxItems: 5 }),
  ),
});
export type SamlProvider = Static<typeof SamlProvider>;

export const SamlPolicy = closed(samlPolicy);
export type SamlPolicy = Static<typeof SamlPolicy>;

export const SamlDomainAdd = closed({ domain: Type.String({ minLength: 3, maxLength: 253 }) });

/** The address the browser is sent to, and the state it must bring back. */
export const SamlBegun = closed({ address: Type.String(), state: Type.String() });
export type SamlBegun = Static<typeof SamlBegun>;

export const SamlLookup = closed({ email: Email });
export const SamlOffer = closed({ company: nullable(Type.String()), is_required: Type.Boolean() });
export const SamlBegin = closed({ email: Email, rememberMe: Type.Optional(Type.Boolean()) });
export const SamlReturn = closed({
  ticket: Type.String({ minLength: 20, maxLength: 200 }),
  state: Type.String({ minLength: 20, maxLength: 200 }),
});

/** A session, or what a test brought. */
export const SamlEntered = Type.Object({
  token: nullable(Type.String()),
  remember: Type.Boolean(),
  test: nullable(
    closed({
      email: nullable(Type.String()),
      name: nullable(Type.String()),
      groups: Type.Array(Type.String()),
      role: nullable(Type.String()),
      /** Why this person could not sign in. */
      problem: nullable(Type.String()),
    }),
  ),
});
export type SamlEntered = Static<typeof SamlEntered>;
