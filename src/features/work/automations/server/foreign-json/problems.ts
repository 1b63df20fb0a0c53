import { allSteps, type Definition, type Variable } from '../../definition.schema.ts';
import type { Problem } from '../../schema.ts';
import { parsePath } from './paths.ts';

/** The problems of the values that a flow takes from other systems. */
export function flowVariableProblems({ trigger, steps }: Definition): Problem[] {
  const received = trigger.kind === 'webhook' ? problemsIn(trigger.fields ?? [], 'trigger', 'fields') : [];
  const id = trigger.kind === 'webhook' && trigger.id_path && !parsePath(trigger.id_path);
  return [
    ...received,
    ...(id ? [{ step: 'trigger', field: 'id_path', text: 'Choose the number of the event from the sample.' }] : []),
    ...allSteps(steps).flatMap((step) => problemsIn(step.outputs ?? [], step.id, 'outputs')),
  ];
}

function problemsIn(variables: readonly Variable[], step: string, field: string): Problem[] {
  const names = variables.map(({ name }) => name);
  return variables.flatMap(({ name, path }, at) => {
    if (names.indexOf(name) !== at) return [{ step, field, text: `Two values are called “${name}”.` }];
    return parsePath(path) ? [] : [{ step, field, text: `The path of “${name}” is not valid.` }];
  });
}
