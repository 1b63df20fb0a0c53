import type { Statement } from './batch.ts';
import { sql } from './sql.ts';

/**
 * The rights of a transaction. With `partner_id` it is in partner mode, where only rows that concern this partner are
 * visible.
 */
export interface Scope {
  organization_id: string;
  partner_id: string | null;
  user_id: string | null;
  /** Company mode narrowed to the partners this person owns, and the records of those partners. */
  own_only?: boolean;
  /** The API key and the impersonator: for the audit log, and for personal rows, which only their person reads. */
  api_key_id?: string;
  impersonator_id?: string;
  /** The actor in the audit log when a rule acts with company rights for a partner. */
  acting_partner_id?: string;
  request_id?: string;
  /** The position of the log up to which the caller has seen changes; without it, only the leader answers. */
  seen?: string;
  /** Marks a bulk write, so that its rows are announced once and can be found to undo it. */
  batch_id?: string;
}

/** Each kind of scope is a role with its own policies; the login takes one of them for each transaction. */
export function roleOf(scope: Scope): string {
  if (scope.partner_id !== null) return 'tandem_partner';
  return scope.own_only ? 'tandem_own' : 'tandem_app';
}

type Setting = readonly [name: string, of: (scope: Scope) => string | null | undefined];

/** The settings that policies and views use. */
const seeing: readonly Setting[] = [
  ['app.organization_id', (scope) => scope.organization_id],
  ['app.partner_id', (scope) => scope.partner_id],
  ['app.user_id', (scope) => scope.user_id],
  ['app.api_key_id', (scope) => scope.api_key_id],
  ['app.impersonator_id', (scope) => scope.impersonator_id],
];
/** The settings that writes record. */
const acting: readonly Setting[] = [
  ...seeing,
  ['app.request_id', (scope) => scope.request_id],
  ['app.batch_id', (scope) => scope.batch_id],
  ['app.acting_partner_id', (scope) => scope.acting_partner_id ?? scope.partner_id],
];

/** `generic` uses a plan for any values, `anew` a plan for these values. By default PostgreSQL decides. */
export type Planning = 'generic' | 'anew';
const planModes = { generic: 'force_generic_plan', anew: 'force_custom_plan' } as const;

interface Manner {
  planning?: Planning;
  /** The time limit of each following statement, in milliseconds. */
  longestMs?: number;
}

/**
 * Opens a scope in a transaction without one. Missing values are empty, because settings end with their transaction.
 */
export function openScope(scope: Scope, longestMs = 0): Statement {
  return statementOf(acting, scope, { longestMs });
}

/** Opens a scope for read-only statements. */
export function readOnlyScope(scope: Scope, manner: Manner): Statement {
  return statementOf(seeing, scope, manner);
}

/** Replaces the scope of a transaction and clears former settings. */
export function replaceScope(scope: Scope): Statement {
  return statementOf(acting, scope, {}, true);
}

function statementOf(settings: readonly Setting[], scope: Scope, manner: Manner, empties = false): Statement {
  const values: string[] = [];
  // Each setting that is present has one bit.
  let presentMask = 0;
  settings.forEach(([, of], place) => {
    const value = of(scope);
    if (!value && !empties) return;
    values.push(value ?? '');
    presentMask |= 1 << place;
  });
  return { text: textOf(presentMask, roleOf(scope), manner), values };
}

const texts = new Map<string, string>();

function textOf(presentMask: number, role: string, { planning, longestMs = 0 }: Manner): string {
  const key = `${presentMask} ${role} ${planning} ${longestMs}`;
  let text = texts.get(key);
  if (text === undefined) {
    const sets = acting
      .filter((_, place) => presentMask & (1 << place))
      .map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
    if (planning) sets.push(`set_config('plan_cache_mode', '${planModes[planning]}', true)`);
    if (longestMs > 0) sets.push(`set_config('statement_timeout', '${longestMs}', true)`);
    sets.push(`set_config('role', '${role}', true)`);
    // No setting is ever null, so all are set and no row with their values is returned.
    text = `select where ${sets.map((set) => `${set} is null`).join(' or ')}`;
    texts.set(key, text);
  }
  return text;
}

/** The request id of checks, which lock rows of a company that has just arrived. Ids of requests are UUIDs. */
export const PROVING = 'proving';

/**
 * Makes the rest of the transaction read-only while its company is on its way to another installation, or has left. A
 * case, because PostgreSQL checks the conditions of `and` in an order of its own.
 */
export const REFUSE_IF_FROZEN: Statement = sql`
  select from frozen_companies where organization_id = app_organization()
    and case when reason = 'arriving' and current_setting('app.request_id', true) = 'proving' then false
      else set_config('transaction_read_only', 'on', true) is null end`;

/** Tells why a transaction refused to write. */
export const FROZEN: Statement = sql`
  select json_build_object('reason', reason, 'address', address)::text from frozen_companies
  where organization_id = app_organization()`;
