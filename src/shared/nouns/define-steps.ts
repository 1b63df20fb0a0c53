import type { Area } from '../access/areas.ts';
import type { Side } from '../access/roles.ts';
import { closed, type Static, type TObject, type TProperties, Type } from '../schema.ts';
import { sayable } from '../text/labels.ts';
import type { DefinedNoun, RowOf } from './define-noun.ts';
import { createOf, type Fields } from './fields.ts';
import { allNouns } from './nouns.ts';

/** The steps that touch one of these need the person: API keys and people who view as somebody are refused. */
export type Touch = 'money' | 'consent' | 'access' | 'signature';

/** One step of a record's life, from some of its states to another one. */
export interface Step<Status extends string = string, Row = never> {
  /** The side that is offered the step, or both. */
  by: Side | 'both';
  /** The other side may take it on its behalf, through the API only. */
  orBy?: Side;
  /** The states that it starts from; every state without them. */
  from?: readonly Status[];
  /** The state afterwards, or several of which the rule chooses; without it the state stays. */
  to?: Status | readonly Status[];
  /** Why the row does not allow the step although its state does, in a sentence, or null; screens then leave it out. */
  unless?: (row: Row) => string | null;
  /** Verb and object, on buttons and as the title of the dialog: "Approve claim". */
  label: string;
  /** The message after the step: "Claim approved". */
  done: string;
  /** The consequence in one or two sentences, shown before the step is taken. */
  text: string | ((row: Row) => string);
  /** The sentence of the API's description. */
  summary: string;
  /** The fields that the person fills in. */
  input?: Fields;
  /** The shape of an input that fields cannot say; the screen has a dialog of its own for it. */
  body?: TObject;
  touches?: Touch;
  /** The step pays, or decides where payments go: companies can require a second factor for it. */
  movesMoney?: true;
  /** The step may be taken while somebody views as the person; see `WhileViewing`. */
  whileViewing?: 'harmless';
  /** The effects are calculated and shown before the step is taken. */
  sheet?: true;
  /** Lists offer the step for many rows at once. Its effects need no sheet, and fields ask for its input. */
  bulk?: true;
  /** The main button of the record, or another button; without it the step is in the menu. */
  look?: 'primary' | 'button';
  /** The step takes something away, so its confirmation is red. */
  danger?: true;
}

/** A move that nobody takes: a job or another step makes it. */
export interface Move<Status extends string = string> {
  from: readonly Status[];
  to: Status | readonly Status[];
}

/** The parts of a noun that its steps need. A resource whose rows are declared by hand gives them itself. */
export type SteppedNoun = Pick<DefinedNoun, 'name' | 'one' | 'fields' | 'row'>;

type StateOf<N extends SteppedNoun, F extends string> = N['fields'] extends {
  [K in F]: { options: readonly { value: infer V }[] };
}
  ? V & string
  : never;
export type StepsOf<N extends SteppedNoun, F extends string = string> = Readonly<
  Record<string, Step<string extends F ? string : StateOf<N, F>, RowOf<N>>>
>;

type Properties<S> = S extends { input: infer F extends Fields }
  ? ReturnType<typeof createOf<F>>
  : Record<never, never>;
type BodyOf<S> = S extends { body: infer B extends TObject }
  ? B
  : Properties<S> extends infer P extends TProperties
    ? TObject<P>
    : never;
/** The input of a step. */
export type StepInput<S> = Static<BodyOf<S>>;

/** The steps of a noun, with the schemas of what they ask. */
export interface DefinedSteps<N extends SteppedNoun = SteppedNoun, S extends StepsOf<N> = StepsOf<N>> {
  noun: N;
  /** The field with the state. */
  state: string;
  /** The required permission. */
  can: `${string}:${string}`;
  steps: S;
  bodies: { [K in keyof S]: TObject | undefined };
  /** The moves that nobody takes. */
  moves: Readonly<Record<string, Move>>;
  /** The inputs carry the version that the person saw. */
  versioned: boolean;
  /** The states that nothing leads out of. */
  ends: readonly string[];
  /** The states in which nothing can be late any more, although a step may lead back. */
  over: readonly string[];
}

interface Declaration<N extends SteppedNoun, F extends string, S extends StepsOf<N, F>> {
  /** The field with the state; `status` by default. A noun without it has steps without `from` and `to`. */
  state?: F;
  /** The required permission; to manage the noun by default. */
  can?: `${string}:${string}`;
  ends?: readonly StateOf<N, F>[];
  /** The states in which nothing can be late any more, so questions for what is due or overdue leave them out. */
  over?: readonly StateOf<N, F>[];
  /** The moves that nobody takes, such as `expire`, so that the states are described in one place. */
  moves?: Readonly<Record<string, Move<StateOf<N, F>>>>;
  /** Every input has `row_version`, which screens send: a step is refused if the row has changed since it was loaded. */
  versioned?: true;
  steps: S;
}

const version = { row_version: Type.Optional(Type.Integer()) };

const declared = new Map<string, DefinedSteps>();

/**
 * Declares the steps of a noun. Routes, buttons, dialogs and work items follow from them, so a step has one name and
 * one description everywhere. The server gives each its rule (`takeSteps`).
 * @example defineSteps(mdfClaim, { ends: ['declined'], steps: { decline: { by: 'company', from: ['submitted'], … } } })
 * @throws if two features declare steps of one noun
 */
export function defineSteps<N extends SteppedNoun, const S extends StepsOf<N, F>, F extends string = 'status'>(
  noun: N,
  {
    state = 'status' as F,
    can = `${noun.name}:manage`,
    ends = [],
    over = [],
    moves = {},
    versioned,
    steps,
  }: Declaration<N, F, S>,
): DefinedSteps<N, S> {
  if (declared.has(noun.name)) throw new Error(`The steps of ${noun.name} are declared twice.`);
  const bodies = Object.fromEntries(
    Object.entries<Step>(steps).map(([key, { input, body }]) => {
      const schema = body ?? (input && closed(createOf(input)));
      return [key, versioned ? closed({ ...schema?.properties, ...version }) : schema];
    }),
  ) as DefinedSteps<N, S>['bodies'];
  const defined: DefinedSteps<N, S> = {
    noun,
    state,
    can,
    steps: sayable(steps),
    bodies,
    moves,
    versioned: versioned === true,
    ends,
    over,
  };
  declared.set(noun.name, defined as unknown as DefinedSteps);
  return defined;
}

/**
 * Whether a link in an email, an automation or the assistant may take or prepare the step: it touches nothing that needs
 * the person, and its fields say all that has to be seen and entered.
 */
export const isDelegable = ({ touches, movesMoney, sheet, body }: Step): boolean =>
  !touches && !movesMoney && !sheet && !body;

/** Records of these areas are money, or become it, whatever their steps touch. */
const moneyAreas: readonly (Area | undefined)[] = ['commissions', 'payouts', 'incentives'];

/** Whether automations may take the step and the assistant may propose it: they never do it for records of money. */
export const isOpenToPrograms = (noun: string, step: Step): boolean =>
  isDelegable(step) && !moneyAreas.includes(allNouns().get(noun)?.area);

/** Whether the step starts from this state. */
export const startsFrom = ({ from }: Pick<Step, 'from'>, state: string | undefined): boolean =>
  from === undefined || (from as readonly string[]).includes(state!);

/** Whether the row allows the step: by its state, which the given field has, and by what the step asks of the row. */
export const isPossible = (step: Step, row: Readonly<Record<string, unknown>>, state: string): boolean =>
  startsFrom(step, row[state] as string | undefined) && !step.unless?.(row as never);

/** Whether a declared step or move leads from one state to the other. */
export function leadsTo(
  { steps, moves }: { steps: object; moves: DefinedSteps['moves'] },
  from: string,
  to: string,
): boolean {
  return [...Object.values<Step>({ ...steps }), ...Object.values(moves)].some(
    (one) => startsFrom(one, from) && [one.to ?? []].flat().includes(to),
  );
}

/** All declared steps, by noun. They are complete when the features are loaded. */
export const declaredSteps = (): ReadonlyMap<string, DefinedSteps> => declared;
