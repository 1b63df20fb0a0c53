import type { Action, Side } from '#shared/access/roles.ts';
import type { Call } from '../call.ts';
import type { Kernel } from '../kernel.ts';
import type { Outgoing, OutgoingRequest, OutgoingResponse } from '../outgoing/outgoing.ts';
import type { Crm } from '../ports/crm.ts';

/**
 * The systems that the integrations catalog offers. Each feature declares its own (`connectors` in its
 * `server/index.ts`); `integrations/connections` shows them, keeps the credentials and watches the health.
 */

export type ConnectorCategory = 'crm' | 'program' | 'communication' | 'calendar' | 'automation' | 'files' | 'developer';

/** A value that the person enters to connect. */
export interface ConnectorField {
  name: string;
  label: string;
  help?: string;
  placeholder?: string;
  /** A document is text of several lines, such as JSON. */
  kind: 'text' | 'secret' | 'address' | 'choice' | 'document';
  options?: readonly { value: string; label: string }[];
  is_optional?: true;
  /** The only way to connect that needs it; without it, every way does. */
  way?: 'fields' | 'oauth';
}

export interface OAuthAccess {
  kind: 'oauth';
  /** May contain `{name}` of a field, such as the name of a person's own server. */
  authorize_url: string;
  token_url: string;
  revoke_url?: string;
  /** Tandem registers itself there as an app (RFC 7591), so that nobody needs an app of their own. */
  registration_url?: string;
  scopes: readonly string[];
  /** The provider is told the scopes, separated by this text. */
  scope_separator?: ' ' | ',';
  /** Further parameters of the address that asks for consent, such as `access_type: 'offline'`. */
  authorize_params?: Readonly<Record<string, string>>;
  /** Values of the token response that are stored and returned in `Access.values`, such as `instance_url`. */
  keeps?: readonly string[];
}

/** The person connects with one of the ways. */
export type ConnectorAccess =
  | OAuthAccess
  /** Credentials are entered in `fields`. `Access.send` uses the one named `access_token`, if there is one, as a bearer. */
  | { kind: 'fields' }
  /** The system needs no credentials. */
  | { kind: 'none' }
  /** The connection is set up on another screen, which `state` describes. */
  | {
      kind: 'screen';
      to: `/${string}`;
      /** The permission for the screen; others do not see the card. */
      can?: `${string}:${Action}`;
      state: (call: Call, kernel: Kernel) => Promise<{ is_connected: boolean; detail: string | null }>;
    };

/** A connector talks to the account of one connection with this. Secrets are opened when they are used. */
export interface Access {
  kernel: Kernel;
  organization_id: string;
  connection_id: string;
  /** The partner whose connection it is; null for the company's. */
  partner_id: string | null;
  /** The values of the fields, secrets included. */
  values: Readonly<Record<string, string>>;
  outgoing: Outgoing;
  /**
   * Sends a request with the current access token as a bearer. An expired token is refreshed once, under a lock, and
   * stored. Callers hold no transaction meanwhile. @throws CrmError `expired` when the account has to be connected
   * again, and `busy` when the system does not respond
   */
  send(url: string, request?: OutgoingRequest): Promise<OutgoingResponse>;
}

export interface Connector {
  /** Unique, in snake case, and stored. */
  key: string;
  name: string;
  category: ConnectorCategory;
  /** A system inside the product for trying things out; it is listed apart. */
  isDemo?: true;
  sides: readonly Side[];
  /** One sentence on the card. */
  summary: string;
  /** Each is one line: "Registers deals and follows their state". */
  does: readonly string[];
  needs: readonly string[];
  /** The consequences of disconnecting. */
  stays: string;
  goes: string;
  fields?: readonly ConnectorField[];
  access: readonly ConnectorAccess[];
  /** The flag of the module that it belongs to; without the module there is no card. */
  flag?: string;
  /** The page of the guide, below `docs/guide`. */
  guide?: string;
  /** The screen on which people use a connection. */
  home?: `/${string}`;
  /** The differences of the card for partners, whose connections serve the deal exchange. */
  forPartners?: Partial<Pick<Connector, 'summary' | 'does' | 'needs' | 'stays' | 'goes' | 'flag' | 'guide' | 'home'>>;
  /** A CRM, which `/partners/fields/external` can synchronize, or from which a partner registers deals. Its `check` is the health check. */
  crm?: (access: Access) => Crm;
  /** The health check of a system that is no CRM. @throws CrmError */
  check?: (access: Access) => Promise<{ account: string; scopes: readonly string[] }>;
}

const declared = new Map<string, Connector>();

/** Declares systems for the catalog. @returns their keys, for `connectors` of the feature */
export function defineConnectors(...list: readonly Connector[]): readonly string[] {
  for (const one of list) {
    if (declared.has(one.key)) throw new Error(`Two features declare the connector "${one.key}".`);
    declared.set(one.key, one);
  }
  return list.map(({ key }) => key);
}

export const declaredConnectors = (): readonly Connector[] => [...declared.values()];

export const connectorOf = (key: string): Connector | undefined => declared.get(key);

/** The fields that one way to connect needs. */
export const fieldsFor = ({ fields = [] }: Connector, wanted: 'fields' | 'oauth' | 'none'): readonly ConnectorField[] =>
  fields.filter(({ way }) => way === undefined || way === wanted);

/** A connector as one side sees it. */
export const connectorFor = (connector: Connector, side: Side): Connector =>
  side === 'partner' ? { ...connector, ...connector.forPartners } : connector;

/** A consequence of disconnecting for the records of a feature: "Field mappings" and "2 stop". */
export type ConnectionUse = (call: Call, connection_id: string) => Promise<readonly { label: string; value: string }[]>;

const uses = new Map<string, ConnectionUse>();

/** Declares what disconnecting means for a feature, which lists it as `connectionUses` in its `server/index.ts`. */
export function defineConnectionUse(key: string, use: ConnectionUse): readonly string[] {
  uses.set(key, use);
  return [key];
}

/** The consequences of disconnecting for all features. */
export async function usesOfConnection(call: Call, connection_id: string) {
  const consequences: { label: string; value: string }[] = [];
  for (const use of uses.values()) consequences.push(...(await use(call, connection_id)));
  return consequences;
}
