import { allSteps, type Definition, type Params, type Step } from '../definition.schema.ts';
import type { StepSpec } from '../schema.ts';

/** A list of steps: the flow itself, or a block of a step. */
export interface Place {
  of: string | null;
  block: 'then' | 'else' | 'steps';
  at: number;
}

/** Changes every list of steps, from the inside. */
function mapLists(steps: readonly Step[], change: (steps: Step[], of: string | null, block: Place['block']) => Step[]) {
  const inside = (list: readonly Step[], of: string | null, block: Place['block']): Step[] =>
    change(
      list.map((step) => {
        const next: Step = { ...step };
        for (const key of ['then', 'else', 'steps'] as const)
          if (step[key]) next[key] = inside(step[key], step.id, key);
        return next;
      }),
      of,
      block,
    );
  return inside(steps, null, 'steps');
}

export function changeStep(definition: Definition, id: string, change: (step: Step) => Step): Definition {
  return {
    ...definition,
    steps: mapLists(definition.steps, (list) => list.map((step) => (step.id === id ? change(step) : step))),
  };
}

export function removeStep(definition: Definition, id: string): Definition {
  return { ...definition, steps: mapLists(definition.steps, (list) => list.filter((step) => step.id !== id)) };
}

export function moveStep(definition: Definition, id: string, by: -1 | 1): Definition {
  return {
    ...definition,
    steps: mapLists(definition.steps, (list) => {
      const from = list.findIndex((step) => step.id === id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= list.length) return list;
      return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
    }),
  };
}

export function insertStep(definition: Definition, { of, block, at }: Place, step: Step): Definition {
  const steps = mapLists(definition.steps, (list, owner, name) =>
    owner === of && name === block ? list.toSpliced(at, 0, step) : list,
  );
  return { ...definition, steps };
}

/** A new step with the initial values of its parameters. */
export function newStep(definition: Definition, spec: StepSpec): Step {
  const taken = new Set(allSteps(definition.steps).map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`step_${number}`)) number += 1;
  const params: Params = {};
  for (const { name, initial } of spec.params) if (initial !== undefined) params[name] = initial as Params[string];
  return {
    id: `step_${number}`,
    kind: spec.kind,
    params,
    // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
    ...(spec.kind === 'branch' && { when: null, then: [], else: [] }),
    ...(spec.kind === 'each' && { steps: [] }),
  };
}
