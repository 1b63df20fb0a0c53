import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { sayable } from '#shared/text/labels.ts';
import { allSteps, type Definition, type Step, type Variable } from './definition.schema.ts';

/** A value that a flow gets from outside its record: from a webhook, or from the answer to a step. */
export interface FlowVariable {
  /** The placeholder, and the field of conditions: `hook.email`, `step.ask`, `step.create.id`. */
  key: string;
  label: string;
  group: string;
  kind: 'words' | 'number' | 'yes_no';
}

export const RECEIVED = 'Received data';
export const ANSWERS = 'Answers';

const kinds = sayable({ text: 'words', number: 'number', yes_no: 'yes_no' } as const);
const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const hookVariable = ({ name, kind }: Variable): FlowVariable => ({
  key: `hook.${name}`,
  label: words(name),
  group: RECEIVED,
  kind: kinds[kind],
});

function answerVariables({ id, kind, outputs = [] }: Step): FlowVariable[] {
  const named = outputs.map(
    (output): FlowVariable => ({
      key: `step.${id}.${output.name}`,
      label: `${words(output.name)} (${id})`,
      group: ANSWERS,
      kind: kinds[output.kind],
    }),
  );
  if (kind !== 'ai') return named;
  return [{ key: `step.${id}`, label: `Answer of ${id}`, group: ANSWERS, kind: 'words' }, ...named];
}

/** The variables of a flow, which its texts, conditions and steps can use. */
export function flowVariables({ trigger, steps }: Pick<Definition, 'trigger' | 'steps'>): FlowVariable[] {
  const received = trigger.kind === 'webhook' ? (trigger.fields ?? []).map(hookVariable) : [];
  return [...received, ...allSteps(steps).flatMap(answerVariables)];
}

/** The variables as conditions ask them. */
export const variableFacts = (definition: Pick<Definition, 'trigger' | 'steps'>): FieldSpec[] =>
  flowVariables(definition).map(({ key, ...fact }) => ({ field: key, ...fact }));
