import type { RowOf } from '#shared/nouns/define-noun.ts';
import {
  type DefinedSteps,
  leadsTo,
  type Step,
  type StepInput,
  type SteppedNoun,
  type StepsOf,
  startsFrom,
} from '#shared/nouns/define-steps.ts';
import { withArticle } from '#shared/text/article.ts';
import { defineStepAutomations } from '../automation-steps.ts';
import type { Call } from '../call.ts';
import { conflict } from '../errors.ts';
import type { WorkStep } from '../extension-points/work-items.ts';
import { type Action, IdParams, type SheetOf } from '../http/action.ts';
import { bulkStep } from './bulk-steps.ts';
import type { Resource } from './define.ts';
import { shown } from './shown.ts';
import { lockedRow } from './verbs.ts';

interface Given<N extends SteppedNoun, S extends StepsOf<N>> {
  /** Locks the row, if other rows are locked before it or a partner may not see it. @throws 404 */
  lock?: (call: Call, id: string) => Promise<RowOf<N>>;
  /** The rule of each step. The row is locked and in one of the states of the step. */
  rules: { [K in keyof S]: (call: Call, row: RowOf<N>, input: StepInput<S[K]>) => Promise<unknown> };
  /** The effects of the steps with a sheet. */
  sheets?: { [K in keyof S as S[K] extends { sheet: true } ? K : never]: SheetOf<{ params: { id: string } }> };
}

interface Taken<N extends SteppedNoun, S extends StepsOf<N>> {
  routes: readonly Action[];
  /** Takes a step in code, as the routes do. @throws 404, 409, 422 */
  take: {
    [K in keyof S]: S[K] extends { input: object } | { body: object }
      ? (call: Call, id: string, input: StepInput<S[K]>) => Promise<void>
      : (call: Call, id: string) => Promise<void>;
  };
}

/** Takes a step in code, whatever its noun. */
type TakeStep = (key: string, call: Call, id: string, input: unknown) => Promise<void>;
const taken = new Map<string, TakeStep>();

/** The nouns whose steps have rules. */
export const nounsWithRules = (): ReadonlySet<string> => new Set(taken.keys());

/** Takes a declared step by its name, for emails and other channels of all nouns. @throws 404, 409, 422 */
export const takeStep = (noun: string, ...step: Parameters<TakeStep>): Promise<void> => taken.get(noun)!(...step);

/**
 * Gives the declared steps of a noun their rules: routes `POST /{resource}/{id}/{step}` with permission, mode, lock,
 * `If-Match` and state, those in bulk, the actions of automations, and functions that take the steps in code.
 */
export function takeSteps<N extends SteppedNoun, S extends StepsOf<N>>(
  resource: Resource,
  declared: DefinedSteps<N, S>,
  { lock = (call, id) => lockedRow(call, resource, id), rules, sheets }: Given<N, S>,
): Taken<N, S> {
  const keys = Object.keys(declared.steps) as (keyof S & string)[];
  const stepOf = (key: keyof S & string): Step => declared.steps[key]!;
  const take = async (key: keyof S & string, call: Call, id: string, input: unknown, version?: number) => {
    const row = await lock(call, id);
    requireVersion(
      declared.noun,
      row as never,
      version ?? (input as { row_version?: number } | undefined)?.row_version,
    );
    requireState(declared as never, key, row as never);
    await rules[key](call, row, input as never);
  };
  taken.set(declared.noun.name, take);
  defineStepAutomations(declared as never, take);
  const routes = keys.flatMap((key): Action[] => {
    const { by, orBy, summary, touches, movesMoney, whileViewing, bulk } = stepOf(key);
    const sheet = (sheets as Readonly<Record<string, unknown>> | undefined)?.[key] as Action['sheet'];
    const body = declared.bodies[key];
    const guards = {
      can: declared.can as Action['can'],
      modes: (['company', 'partner'] as const).filter((side) => by === 'both' || side === by || side === orBy),
      personal: touches !== undefined,
      ...(movesMoney && { movesMoney }),
      ...(whileViewing && { whileViewing }),
    };
    const single: Action = {
      ...guards,
      method: 'POST',
      url: `/${resource.name}/:id/${key}`,
      summary,
      params: IdParams,
      ...(body && { body }),
      ...(sheet && { sheet }),
      response: resource.row,
      versioned: resource,
      run: async (call, input) => {
        const { id } = input.params as { id: string };
        await take(key, call, id, input.body);
        return shown(call, resource, id);
      },
    };
    return bulk ? [single, bulkStep(resource, declared as never, key, guards, take)] : [single];
  });
  const functions = keys.map((key) => [key, (call: Call, id: string, input: unknown) => take(key, call, id, input)]);
  return { routes, take: Object.fromEntries(functions) };
}

interface SeenRow {
  id: string;
  row_version?: number;
  status?: string;
}

/** Some inputs carry the version that the person saw. @throws 409 if the row was changed since */
function requireVersion({ one }: SteppedNoun, row: SeenRow, seen: number | undefined): void {
  if (seen === undefined || seen === row.row_version) return;
  const { id, row_version, status } = row;
  throw conflict(`This ${one} was changed in the meantime.`, { current: { id, row_version, status } });
}

/** @throws 409 with the states that the step starts from, and the steps that are possible now */
function requireState({ noun, state, steps }: DefinedSteps, key: string, row: Readonly<Record<string, unknown>>): void {
  const { from, label, unless }: Step = steps[key]!;
  const current = row[state] as string | undefined;
  if (!startsFrom(steps[key]!, current)) {
    const shownState = noun.fields[state]?.options?.find(({ value }) => value === current)?.label ?? current;
    const possible = Object.entries<Step>(steps).flatMap(([other, step]) => (startsFrom(step, current) ? [other] : []));
    throw conflict(`“${label}” is not possible for ${withArticle(noun.one)} with the status “${shownState}”.`, {
      allowed: from,
      possible,
    });
  }
  const reason = unless?.(row as never);
  if (reason) throw conflict(reason);
}

/** For moves that nobody takes. @throws 409 if neither a step nor a move leads from the state of the row to the other */
export function requireMove<N extends SteppedNoun, S extends StepsOf<N>>(
  declared: DefinedSteps<N, S>,
  row: object,
  to: string,
): void {
  const from = (row as Readonly<Record<string, string>>)[declared.state]!;
  if (!leadsTo(declared, from, to)) throw conflict(`A ${declared.noun.one} in status "${from}" cannot become "${to}".`);
}

/** Steps of a noun as they are offered in My work, in the given order. */
export function offer<N extends SteppedNoun, S extends StepsOf<N>>(
  { noun, steps, versioned }: DefinedSteps<N, S>,
  ...keys: readonly (keyof S & string)[]
): readonly WorkStep[] {
  return keys.map((key) => {
    const { label, input = {}, sheet, text, danger }: Step = steps[key]!;
    const chosen = Object.entries(input).find(([, { options, required }]) => options && required);
    // A text that may stay empty costs a dialog, so it is asked only where one opens anyway.
    const [textField] = Object.entries(input).filter(
      ([, { kind, required }]) => (kind === 'text' || kind === 'longText') && (required || sheet || chosen),
    );
    return {
      key,
      label,
      url: `/${noun.name}/$id/${key}`,
      ...(versioned && { sends: { row_version: 't.row_version' } }),
      ...(chosen && {
        chooses: {
          field: chosen[0],
          label: chosen[1].label,
          options: chosen[1].options!.map(({ value, label }) => ({ value, label })),
        },
      }),
      ...(textField && {
        asks: {
          field: textField[0],
          label: textField[1].label,
          ...(!textField[1].required && { optional: true as const }),
        },
      }),
      ...(sheet ? { previews: true as const } : typeof text === 'string' && { confirm: text }),
      ...(danger && { danger }),
    };
  });
}
