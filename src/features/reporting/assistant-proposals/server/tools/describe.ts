import { Refusal } from '#server/errors.ts';
import { defineTool, type Reader } from '#server/extension-points/assistant-tools.ts';
import { unknownName } from '#server/query/suggest.ts';
import { declaredResources } from '#server/resource/define.ts';
import { declaredSteps, isOpenToPrograms, type Step } from '#shared/nouns/define-steps.ts';
import { peopleResources } from '#shared/nouns/leaving.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { DescribedField, DescribedKind } from '#shared/query/query.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { fieldHint } from '../proposing/values.ts';
import { writableFields } from '../proposing/writable.ts';

const Input = closed({
  kind: Type.Optional(
    Type.String({ maxLength: 60, description: 'The kind to describe; without it, all kinds are named.' }),
  ),
});

export const describe = defineTool({
  name: 'describe',
  label: 'Reading what can be asked',
  about:
    'Names the kinds of records. With a kind: its fields with their operators and values, its measures, examples of questions, and what can be proposed for it. Call it before query, and before propose_create and propose_change.',
  input: Input,
  output: {
    kinds: [{ kind: 'value', called: 'value', measures: 'value' }],
    kind: 'value',
    called: 'value',
    fields: ['value'],
    measures: ['value'],
    examples: ['value'],
    create: 'value',
    change: 'value',
    steps: 'value',
  },
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: async (reader, { kind }: Static<typeof Input>) => {
    const { rows: kinds } = await reader.get<{ rows: DescribedKind[] }>('/query/kinds?for=model');
    const named = kinds.filter(({ kind: name }) => isUseful(name));
    if (kind === undefined)
      return {
        data: {
          kinds: named.map((one) => ({
            kind: one.kind,
            called: calledOf(one),
            ...(one.measures.length > 0 && { measures: one.measures.map(measureText).join('; ') }),
          })),
        },
        sources: [],
        says: `${named.length} kinds of records can be asked about.`,
      };
    const kindNamed = kinds.find((one) => one.kind === kind);
    if (!kindNamed)
      throw new Refusal(
        422,
        `There is ${unknownName(
          'kind',
          kind,
          named.map((one) => one.kind),
          { offer: 'kinds' },
        )}.`,
      );
    return { data: described(reader, kindNamed), sources: [], says: `${calledOf(kindNamed)} can be asked about.` };
  },
});

/** Kinds with a screen or a measure; the others are parts of them. */
const isUseful = (kind: string): boolean => allNouns().get(kind)?.address !== undefined;

const calledOf = ({ one, many, synonyms }: DescribedKind): string => [one, many, ...synonyms].join(', ');

function described({ actor }: Reader, kind: DescribedKind) {
  const resource = declaredResources().get(kind.kind)!;
  const create = writableFields(resource, 'create', actor.mode);
  const change = writableFields(resource, 'change', actor.mode);
  const steps = stepsOf(kind.kind, actor.mode);
  return {
    kind: kind.kind,
    called: calledOf(kind),
    fields: kind.fields.map(fieldText),
    measures: kind.measures.map(measureText),
    examples: examplesOf(kind).map((example) => JSON.stringify(example)),
    ...(create.length > 0 && {
      create: create
        .map((field) => `${fieldHint(field)}${field.isRequired ? ' (needed)' : ''}: ${field.label}`)
        .join('; '),
    }),
    ...(change.length > 0 && { change: change.map(fieldHint).join(', ') }),
    ...(steps && { steps }),
  };
}

/** "stage (Deal stage, also phase): choice, filter, group; values open=Open, won=Won" */
function fieldText({ name, label, kind, operators, group, sum, of, values, synonyms }: DescribedField): string {
  const uses = [...(operators.length > 0 ? ['filter'] : []), ...(group ? ['group'] : []), ...(sum ? ['sum'] : [])];
  const also = synonyms.length > 0 ? `, also ${synonyms.join(', ')}` : '';
  const what = of ? `${kind} to ${of}` : kind;
  // Samples of people would leave as they are.
  const shown = of && (peopleResources.has(of) || !allNouns().has(of)) ? [] : (values ?? []).slice(0, 10);
  const listed = shown.map(({ value, label: text }) => (of || value === text ? text : `${value}=${text}`)).join(' | ');
  return `${name} (${label}${also}): ${[what, ...uses].join(', ')}${listed ? `; values ${listed}` : ''}`;
}

const measureText = ({ key, label, unit, synonyms }: DescribedKind['measures'][number]): string =>
  `${key} (${[label, ...synonyms].join(', ')}): ${unit}`;

function examplesOf({ kind, fields, measures }: DescribedKind) {
  const grouped = fields.find(({ group, kind: of }) => group && (of === 'reference' || of === 'choice'));
  const choice = fields.find(({ kind: of, values, operators }) => of === 'choice' && values && operators.length > 0);
  return [
    { of: kind, ...(choice && { where: { [choice.name]: choice.values![0]!.value } }), limit: 10 },
    { of: kind, measure: measures[0]?.key ?? 'count', ...(grouped && { by: [grouped.name], order: '-value' }) },
  ];
}

function stepsOf(kind: string, side: 'company' | 'partner'): string | undefined {
  const steps = Object.entries<Step>(declaredSteps().get(kind)?.steps ?? {});
  const named = declaredResources().get(kind)?.proposals?.steps ?? {};
  const open = steps.filter(
    ([key, step]) => (step.by === side || step.by === 'both') && (isOpenToPrograms(kind, step) || key in named),
  );
  return open.length > 0 ? open.map(([key, { label }]) => `${key} (${label})`).join(', ') : undefined;
}
