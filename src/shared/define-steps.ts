import type { DefinedNoun, RowOf } from './define-noun.ts';
import { createOf, type Fields } from './fields.ts';
import type { Side } from './roles.ts';
import { closed, type Static, type TObject, type TProperties } from './schema.ts';

/** The steps that touch one of these need the person: API keys and people who view as somebody are refused. */
export type Touch = 'money' | 'consent' | 'access' | 'signature';

/** One step of a record's life, from some of its states to another one. */
export interface Step<Status extends string = string, Row = never> {
  /** The side that is offered the step, or both. */
  by: Side | 'both';
  /** The other side may take it on its behalf, through the API only. */
  orBy?: Side;
  from: readonly Status[];
  /** The state afterwards; of a step that changes something else, the state it starts from. */
  to: Status;
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
  touches?: Touch;
  /** The effects are calculated and shown before the step is taken. */
  sheet?: true;
  /** The main button of the record, or another button; without it the step is in the menu. */
  look?: 'primary' | 'button';
  /** The step takes something away, so its confirmation is red. */
  danger?: true;
}

type StatusOf<N extends DefinedNoun> = N['fields'] extends { status: { options: readonly { value: infer V }[] } }
  ? V & string
  : never;
export type StepsOf<N extends DefinedNoun> = Readonly<Record<string, Step<StatusOf<N>, RowOf<N>>>>;

type Properties<S> = S extends { input: infer F extends Fields }
  ? ReturnType<typeof createOf<F>>
  : Record<never, never>;
type BodyOf<S> = Properties<S> extends infer P extends TProperties ? TObject<P> : never;
/** The input of a step. */
export type StepInput<S> = Static<BodyOf<S>>;

/** The steps of a noun, with the schemas of what they ask. */
export interface DefinedSteps<N extends DefinedNoun = DefinedNoun, S extends StepsOf<N> = StepsOf<N>> {
  noun: N;
  steps: S;
  bodies: { [K in keyof S]: TObject | undefined };
  /** The states that nothing leads out of. */
  ends: readonly StatusOf<N>[];
}

const declared = new Map<string, DefinedSteps>();

/**
 * Declares the steps of a noun with a field `status`. Routes, buttons, dialogs and work items follow from them, so a
 * step has one name and one description everywhere. The server gives each its rule (`takeSteps`).
 * @example defineSteps(mdfClaim, { ends: ['declined'], steps: { decline: { by: 'company', from: ['submitted'], … } } })
 * @throws if two features declare steps of one noun
 */
export function defineSteps<N extends DefinedNoun, const S extends StepsOf<N>>(
  noun: N,
  { ends, steps }: { ends: readonly StatusOf<N>[]; steps: S },
): DefinedSteps<N, S> {
  if (declared.has(noun.name)) throw new Error(`The steps of ${noun.name} are declared twice.`);
  const bodies = Object.fromEntries(
    Object.entries(steps).map(([key, { input }]) => [key, input && closed(createOf(input))]),
  ) as DefinedSteps<N, S>['bodies'];
  const made: DefinedSteps<N, S> = { noun, steps, bodies, ends };
  declared.set(noun.name, made as unknown as DefinedSteps);
  return made;
}

/** All declared steps, by noun. They are complete when the features are loaded. */
export const declaredSteps = (): ReadonlyMap<string, DefinedSteps> => declared;
