import type { RunTool } from './planner.ts';

type Told = Record<string, unknown>;

/** Other names for some kinds and fields, as if the product had always called them so. */
export const RENAMED = {
  kinds: { opportunities: 'zq_one', partners: 'zq_two', tasks: 'zq_three' } as Record<string, string>,
  fields: {
    status: 'zf_a',
    partner: 'zf_b',
    amount: 'zf_c',
    stage: 'zf_d',
    type: 'zf_e',
    title: 'zf_f',
    due_on: 'zf_g',
    priority: 'zf_h',
    next_step: 'zf_i',
    website: 'zf_j',
  } as Record<string, string>,
};

const reversed = (names: Record<string, string>) => Object.fromEntries(Object.entries(names).map(([a, b]) => [b, a]));
const back = { kinds: reversed(RENAMED.kinds), fields: reversed(RENAMED.fields) };

/** Runs tools under other names: what `describe` tells is renamed, and what is asked is named back. */
export function renamed(run: RunTool): RunTool {
  return async (tool, input) => {
    const result = (await run(tool, namedBack(input as Told))) as { answer?: Told };
    return tool === 'describe' && result.answer ? { ...result, answer: toldAnew(result.answer) } : result;
  };
}

function toldAnew(answer: Told): Told {
  const kind = (name: unknown) => RENAMED.kinds[String(name)] ?? name;
  const first = (line: string) => line.replace(/^[\w.]+/, (name) => RENAMED.fields[name] ?? name);
  return {
    ...answer,
    ...(Array.isArray(answer.kinds) && {
      kinds: (answer.kinds as Told[]).map((one) => ({ ...one, kind: kind(one.kind) })),
    }),
    ...(answer.kind !== undefined && { kind: kind(answer.kind) }),
    ...(Array.isArray(answer.fields) && { fields: (answer.fields as string[]).map(first) }),
    ...(typeof answer.create === 'string' && { create: answer.create.split('; ').map(first).join('; ') }),
    examples: [],
  };
}

function namedBack(input: Told): Told {
  const field = (name: string) => name.replace(/[\w.]+/g, (one) => back.fields[one] ?? one);
  const keys = (values: unknown) =>
    Object.fromEntries(Object.entries(values as Told).map(([name, value]) => [field(name), value]));
  return {
    ...input,
    ...Object.fromEntries(
      ['of', 'kind'].flatMap((key) => (key in input ? [[key, back.kinds[String(input[key])] ?? input[key]]] : [])),
    ),
    ...(input.where !== undefined && { where: keys(input.where) }),
    ...(input.fields !== undefined && !Array.isArray(input.fields) && { fields: keys(input.fields) }),
    ...(Array.isArray(input.by) && { by: input.by.map(field) }),
    ...Object.fromEntries(
      ['measure', 'order'].flatMap((key) => (typeof input[key] === 'string' ? [[key, field(input[key])]] : [])),
    ),
  };
}
