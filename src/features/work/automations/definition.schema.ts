import { Conditions } from '#shared/conditions/conditions.schema.ts';
import type { AnyWhen, Scalar } from '#shared/conditions/conditions.ts';
import { closed, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** A branch or list of records can be inside another one, down to this level. */
export const MOST_LEVELS = 3;
export const MOST_STEPS = 30;

/** The value of a parameter of a step. */
export type ParamValue = string | number | boolean | null | string[];
export type Params = Record<string, ParamValue>;

/** A value that a flow takes from the JSON of another system, found by its path. */
export const Variable = closed({
  name: Type.String({
    pattern: '^[a-z][a-z0-9_]{0,39}$',
    description: 'lowercase letters, digits and underscores, starting with a letter',
  }),
  path: text(300),
  kind: oneOf('text', 'number', 'yes_no'),
});
export type Variable = Static<typeof Variable>;
export const MOST_VARIABLES = 40;
const Variables = Type.Array(Variable, { maxItems: MOST_VARIABLES });

/**
 * One step of a flow. `kind` is the key of a declared action or one of the control steps; a branch has conditions and two
 * lists, and a repetition has one list.
 */
export interface Step {
  id: string;
  kind: string;
  params: Params;
  /** The values that a step takes from the answer to its request. */
  outputs?: Variable[];
  when?: AnyWhen | null;
  then?: Step[];
  else?: Step[];
  steps?: Step[];
}

const ParamSchema = Type.Unsafe<Params>({
  type: 'object',
  maxProperties: 20,
  propertyNames: {
    type: 'string',
    pattern: '^[a-z][a-z0-9_]{0,39}$',
    description: 'lowercase letters, digits and underscores, starting with a letter',
  },
  additionalProperties: {
    anyOf: [
      { type: 'string', maxLength: 5000 },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'null' },
      { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 500 } },
    ],
  },
});

const StepId = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,29}$',
  description: 'lowercase letters, digits and underscores, starting with a letter',
});

function stepAt(level: number): ReturnType<typeof Type.Unsafe<Step>> {
  const nested = () => Type.Optional(Type.Array(stepAt(level + 1), { maxItems: MOST_STEPS }));
  return Type.Unsafe<Step>(
    closed({
      id: StepId,
      kind: Type.String({ pattern: '^[a-z][a-z0-9_]{0,79}$', description: 'the key of a step' }),
      params: ParamSchema,
      outputs: Type.Optional(Variables),
      ...(level < MOST_LEVELS && {
        when: Type.Optional(nullable(Conditions)),
        // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
        then: nested(),
        else: nested(),
        steps: nested(),
      }),
    }),
  );
}

export const triggerKinds = sayable([
  { value: 'event', label: 'Something happens', help: 'A record is added, changed or archived, or reaches a state.' },
  { value: 'change', label: 'A field changes', help: 'A field of a record gets a certain value, or any other one.' },
  { value: 'date', label: 'A date comes near', help: 'Some days before or after a date of a record.' },
  { value: 'schedule', label: 'On a schedule', help: 'At fixed times, for each matching record or once.' },
  { value: 'webhook', label: 'Another system calls', help: 'Another system sends a request to a secret address.' },
  { value: 'button', label: 'Someone clicks a button', help: 'A button on the page of a record.' },
] as const);

const ScalarValue = Type.Unsafe<Scalar>({
  anyOf: [{ type: 'string', maxLength: 200 }, { type: 'number' }, { type: 'boolean' }],
});

/** One object for all kinds, so that changing the kind in the builder keeps what still fits. */
export const Trigger = closed({
  kind: oneOf('event', 'change', 'date', 'schedule', 'webhook', 'button'),
  /** The kind of record; a schedule and a webhook can do without. */
  table: Type.Optional(nullable(text(60))),
  /** The key of a declared event. */
  event: Type.Optional(nullable(text(80))),
  field: Type.Optional(nullable(text(80))),
  /** Without values, any change of the field counts. */
  to: Type.Optional(nullable(Type.Array(ScalarValue, { maxItems: 50 }))),
  /** Days after the date; negative before it. */
  days: Type.Optional(nullable(Type.Integer({ minimum: -730, maximum: 730 }))),
  cron: Type.Optional(nullable(text(100))),
  /** The label of the button. */
  label: Type.Optional(nullable(text(60))),
  /** The values that a webhook takes from what it receives. */
  fields: Type.Optional(nullable(Variables)),
  /** The path of the number by which the sender names an event, so that a repeated one counts once. */
  id_path: Type.Optional(nullable(text(300))),
});
export type Trigger = Static<typeof Trigger>;

export const reentryOptions = sayable([
  { value: 'when_finished', label: 'Again when the previous run has finished' },
  { value: 'always', label: 'Every time' },
  { value: 'once', label: 'Only once for each record' },
  { value: 'after_days', label: 'Again after a number of days' },
] as const);

export const Definition = closed({
  trigger: Trigger,
  when: Type.Optional(nullable(Conditions)),
  steps: Type.Array(stepAt(1), { maxItems: MOST_STEPS }),
  reentry: Type.Optional(oneOf('when_finished', 'always', 'once', 'after_days')),
  reentry_days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 730 }))),
  /** A run ends when someone replies to one of its emails. */
  stops_on_reply: Type.Optional(nullable(Type.Boolean())),
  /** Effects of this automation in an hour and in a day; runs above it wait. */
  max_per_hour: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 10_000 }))),
  max_per_day: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
});
export interface Definition {
  trigger: Trigger;
  when?: AnyWhen | null;
  steps: Step[];
  reentry?: 'when_finished' | 'always' | 'once' | 'after_days';
  reentry_days?: number | null;
  stops_on_reply?: boolean | null;
  max_per_hour?: number | null;
  max_per_day?: number | null;
}

export const DEFAULT_PER_HOUR = 100;
export const DEFAULT_PER_DAY = 500;

/** The lists of steps inside a step. */
export const blocksOf = (step: Step): readonly ['then' | 'else' | 'steps', Step[]][] =>
  (['then', 'else', 'steps'] as const).flatMap((key) => (step[key] ? [[key, step[key]] as const] : []));

/** All steps of a flow, those inside others after them. */
export function allSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => [step, ...blocksOf(step).flatMap(([, inside]) => allSteps(inside))]);
}
