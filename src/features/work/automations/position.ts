import { blocksOf, type Definition, type Step } from './definition.schema.ts';

/** A block that a run is in: the list of the flow itself, or one inside a step. */
export interface Frame {
  /** The step that contains the block; null for the flow itself. */
  of: string | null;
  block: 'then' | 'else' | 'steps';
  /** The place of the next step. */
  at: number;
  /** The records of a repetition, and the present one. */
  table?: string;
  items?: string[];
  item?: number;
}
export type Position = readonly Frame[];

export const startPosition = (): Position => [{ of: null, block: 'steps', at: 0 }];

/** Finds a step anywhere in a flow. */
export function findStep(steps: readonly Step[], id: string): Step | undefined {
  for (const step of steps) {
    if (step.id === id) return step;
    for (const [, inside] of blocksOf(step)) {
      const found = findStep(inside, id);
      if (found) return found;
    }
  }
  return undefined;
}

function listOf({ steps }: Definition, { of, block }: Frame): readonly Step[] {
  if (of === null) return steps;
  return findStep(steps, of)?.[block] ?? [];
}

/** The next step of a run and the position in front of it; undefined at the end. */
export function nextStep(definition: Definition, position: Position): { step: Step; position: Position } | undefined {
  let stack = [...position];
  for (;;) {
    const frame = stack.at(-1);
    if (!frame) return undefined;
    const step = listOf(definition, frame)[frame.at];
    if (step) return { step, position: stack };
    const { items, item = 0 } = frame;
    if (items && item + 1 < items.length) {
      stack = [...stack.slice(0, -1), { ...frame, at: 0, item: item + 1 }];
    } else {
      stack = stack.slice(0, -1);
      if (stack.length > 0) stack = afterStep(stack) as Frame[];
    }
  }
}

/** The position after the step in front of which the run is. */
export function afterStep(position: Position): Position {
  const frame = position.at(-1)!;
  return [...position.slice(0, -1), { ...frame, at: frame.at + 1 }];
}

/** The position at the start of a block inside the step; the run continues behind the step when the block ends. */
export function enterBlock(position: Position, step: Step, block: Frame['block'], items?: string[], table?: string) {
  if (items && items.length === 0) return afterStep(position);
  return [...position, { of: step.id, block, at: 0, ...(items && { items, item: 0, ...(table && { table }) }) }];
}

/** The blocks around a step, each with the place of what leads to the step; undefined if there is no such step. */
function pathTo(
  steps: readonly Step[],
  id: string,
  of: string | null = null,
  block: Frame['block'] = 'steps',
): Frame[] | undefined {
  for (const [at, step] of steps.entries()) {
    const frame: Frame = { of, block, at };
    if (step.id === id) return [frame];
    for (const [inside, list] of blocksOf(step)) {
      const rest = pathTo(list, id, step.id, inside);
      if (rest) return [frame, ...rest];
    }
  }
  return undefined;
}

/** The position in front of a step in another version of the flow; undefined if the step is not in the same blocks there. */
export function movedPosition({ steps }: Definition, position: Position, id: string): Position | undefined {
  const path = pathTo(steps, id);
  const isSame =
    path?.length === position.length &&
    path.every(({ of, block }, level) => position[level]!.of === of && position[level]!.block === block);
  return isSame ? path.map(({ at }, level) => ({ ...position[level]!, at })) : undefined;
}

/** The key of the effect of a step: its id, and its place in each repetition around it. */
export function effectKey(position: Position, step: Step): string {
  const places = position.flatMap(({ of, items, item }) => (items ? [`${of}[${item}]`] : []));
  return [...places, step.id].join('.');
}

/** The record that the present step is about, if it is not the record of the run. */
export function repeatedSubject(position: Position): { table: string; id: string } | undefined {
  const frame = position.findLast(({ items }) => items);
  return frame?.table ? { table: frame.table, id: frame.items![frame.item ?? 0]! } : undefined;
}

/** The kind of record that a step is about: that of the innermost repetition around it, else of the flow. */
export function tableAt(
  definition: Definition,
  id: string,
  table: string | null,
  relationTable: (table: string | null, relation: string) => string | null,
): string | null {
  const search = (steps: readonly Step[], current: string | null): string | null | undefined => {
    for (const step of steps) {
      if (step.id === id) return current;
      const inside =
        search([...(step.then ?? []), ...(step.else ?? [])], current) ??
        search(step.steps ?? [], relationTable(current, String(step.params.relation ?? '')));
      if (inside !== undefined) return inside;
    }
    return undefined;
  };
  return search(definition.steps, table) ?? table;
}
