import type { Statement } from './batch.ts';

/** Whose eyes the database sees with. `partner_id` set means partner mode: only what concerns this partner is there. */
export interface Scope {
  organization_id: string;
  partner_id: string | null;
  user_id: string | null;
  /** Company mode narrowed to the partners this person owns, and what belongs to them. */
  own_only?: boolean;
  /** The key a program came with, and who really acts when somebody looks through another's eyes: for the audit only. */
  api_key_id?: string;
  impersonator_id?: string;
  /** Who the audit names when a rule looks with the company's eyes on behalf of a partner. */
  acting_partner_id?: string;
  request_id?: string;
  /** Marks a bulk write: its rows are announced once, and can be found again to be taken back. */
  batch_id?: string;
}

/** Each way to look is a role with policies of its own; the login may take any of them, and only for a transaction. */
export function roleOf(scope: Scope): string {
  if (scope.partner_id !== null) return 'tandem_partner';
  return scope.own_only ? 'tandem_own' : 'tandem_app';
}

type Setting = readonly [name: string, of: (scope: Scope) => string | null | undefined];

/** What the policies and the views look at. */
const seeing: readonly Setting[] = [
  ['app.organization_id', (scope) => scope.organization_id],
  ['app.partner_id', (scope) => scope.partner_id],
  ['app.user_id', (scope) => scope.user_id],
];
/** And what writes leave a trace of. */
const acting: readonly Setting[] = [
  ...seeing,
  ['app.request_id', (scope) => scope.request_id],
  ['app.batch_id', (scope) => scope.batch_id],
  ['app.acting_partner_id', (scope) => scope.acting_partner_id ?? scope.partner_id],
  ['app.api_key_id', (scope) => scope.api_key_id],
  ['app.impersonator_id', (scope) => scope.impersonator_id],
];

/** `generic`: the plan for any values; `anew`: a plan for these. Without, PostgreSQL decides. */
export type Planning = 'generic' | 'anew';
const planModes = { generic: 'force_generic_plan', anew: 'force_custom_plan' } as const;

interface Manner {
  planning?: Planning;
  /** How long each statement from here on may take. */
  longestMs?: number;
}

/** Opens a scope in a transaction that has none. What is not said is empty: settings of a transaction end with it. */
export function entering(scope: Scope, longestMs = 0): Statement {
  return statementOf(acting, scope, { longestMs });
}

/** The same for statements that only read. */
export function looking(scope: Scope, manner: Manner): Statement {
  return statementOf(seeing, scope, manner);
}

/** Replaces the scope of a transaction: what the last one said is emptied. */
export function changingTo(scope: Scope): Statement {
  return statementOf(acting, scope, {}, true);
}

function statementOf(settings: readonly Setting[], scope: Scope, manner: Manner, empties = false): Statement {
  const values: string[] = [];
  // One bit for each setting that is said.
  let said = 0;
  settings.forEach(([, of], place) => {
    const value = of(scope);
    if (!value && !empties) return;
    values.push(value ?? '');
    said |= 1 << place;
  });
  return { text: textOf(said, roleOf(scope), manner), values };
}

const texts = new Map<string, string>();

function textOf(said: number, role: string, { planning, longestMs = 0 }: Manner): string {
  const key = `${said} ${role} ${planning} ${longestMs}`;
  let text = texts.get(key);
  if (text === undefined) {
    const sets = acting
      .filter((_, place) => said & (1 << place))
      .map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
    if (planning) sets.push(`set_config('plan_cache_mode', '${planModes[planning]}', true)`);
    if (longestMs > 0) sets.push(`set_config('statement_timeout', '${longestMs}', true)`);
    sets.push(`set_config('role', '${role}', true)`);
    // None of them is ever null: all are set, and no row of what they are now is sent back.
    text = `select where ${sets.map((set) => `${set} is null`).join(' or ')}`;
    texts.set(key, text);
  }
  return text;
}
