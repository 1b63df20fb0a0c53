import type { Measure } from '#shared/measures.ts';
import { allNouns, nounPlural, nounSingular } from '#shared/nouns/nouns.ts';
import type { DescribedField, DescribedKind, DescribedMeasure } from '#shared/query/query.ts';
import type { Call } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import { notFound } from '../errors.ts';
import { offersResource } from '../flags/offered.ts';
import { definitionsStatement } from '../resource/custom.ts';
import type { CustomDefinition } from '../resource/custom-definition.ts';
import { declaredResources, type Resource } from '../resource/define.ts';
import { type AskField, shortName } from './fields.ts';
import { type AskOptions, type Kind, listableResources, visibleKind } from './kinds.ts';
import { nameSource } from './names.ts';

const SAMPLES = 10;

/** Everything that the caller can ask about, without the modules that are not part of the program. */
export function describeKinds(call: Call, options: AskOptions = {}): Promise<DescribedKind[]> {
  const offered = listableResources(call).filter(({ name, guardedBy = name }) =>
    [name, guardedBy].every((one) => offersResource(call.actor, one)),
  );
  return describeAll(call, offered, options);
}

/** @throws 404 for a kind that the caller cannot list */
export async function describeKind(call: Call, name: string, options: AskOptions = {}): Promise<DescribedKind> {
  const resource = listableResources(call).find((one) => one.name === name);
  if (!resource) throw notFound('This kind of record');
  return (await describeAll(call, [resource], options))[0]!;
}

async function describeAll(call: Call, resources: readonly Resource[], options: AskOptions): Promise<DescribedKind[]> {
  const custom = await customOf(call, resources);
  const kinds = resources.map((resource) => visibleKind(call, resource, custom.get(resource.name) ?? [], options));
  const samples = await samplesOf(call, kinds);
  return kinds.map((kind) => ({
    kind: kind.resource.name,
    one: nounSingular(kind.resource.name),
    many: nounPlural(kind.resource.name),
    synonyms: [...(allNouns().get(kind.resource.name)?.synonyms ?? [])],
    fields: kind.fields.map((field) => describedField(call, kind, field, samples.get(sampleKey(kind, field)))),
    measures: kind.measures.map((measure) => describedMeasure(kind, measure)),
  }));
}

async function customOf(call: Call, resources: readonly Resource[]): Promise<Map<string, CustomDefinition[]>> {
  const having = resources.filter(({ custom }) => custom);
  if (having.length === 0) return new Map();
  const answers = await call.tx.batch(having.map(({ custom }) => definitionsStatement(call, custom!)));
  return new Map(
    having.map(({ name }, index) => [name, answers[index]!.map((text) => JSON.parse(text!) as CustomDefinition)]),
  );
}

/** Kinds that name records of the same kind share the samples. */
const sampleKey = ({ resource }: Kind, { name, of }: AskField): string => of ?? `${resource.name}.${name}`;

async function samplesOf(call: Call, kinds: readonly Kind[]): Promise<ReadonlyMap<string, DescribedField['values']>> {
  const statements = new Map<string, Statement>();
  for (const kind of kinds)
    for (const field of kind.fields) {
      const key = sampleKey(kind, field);
      if (field.kind !== 'reference' || !field.canFilter || statements.has(key)) continue;
      const source = nameSource(call, kind, field);
      if (source) statements.set(key, sampleStatement(call, source));
    }
  if (statements.size === 0) return new Map();
  const answers = await call.tx.batch([...statements.values()]);
  return new Map(
    [...statements.keys()].map((key, index) => [
      key,
      answers[index]!.map((text) => JSON.parse(text!) as { value: string; label: string }),
    ]),
  );
}

const sampleStatement = ({ organization_id }: Call, source: string): Statement => ({
  text: `select json_build_object('value', s.id, 'label', s.name)::text
    from (select * from (${source}) n where n.name is not null and not n.is_archived limit ${SAMPLES}) s order by s.name`,
  values: [organization_id],
});

function describedField(
  { actor }: Call,
  kind: Kind,
  field: AskField,
  samples: DescribedField['values'],
): DescribedField {
  const { label, kind: column, canFilter, canGroup, canSum, of, choices, synonyms } = field;
  // Kinds that a field names are offered as everywhere else.
  const offered = choices?.filter(({ value }) => !declaredResources().has(value) || offersResource(actor, value));
  const values = offered ?? samples;
  return {
    name: shortName(kind.fields, field),
    label,
    kind: column,
    operators: canFilter ? operatorsOf(field) : [],
    group: canGroup,
    sum: canSum,
    ...(of && offersResource(actor, of) && { of }),
    ...(values && values.length > 0 && { values: [...values] }),
    synonyms: [...synonyms],
  };
}

function operatorsOf({ kind, sqlKind }: AskField): DescribedField['operators'] {
  if (kind === 'reference' || kind === 'flag') return ['eq', 'ne'];
  if (sqlKind.endsWith('[]') || kind === 'choice') return ['eq', 'ne', 'like'];
  return ['eq', 'ne', 'gte', 'lte', 'like'];
}

function describedMeasure(kind: Kind, { key, label, unit, on, synonyms = [] }: Measure): DescribedMeasure {
  const day = on && kind.fields.find(({ name }) => name === on.field);
  return { key, label, unit, on: day ? shortName(kind.fields, day) : null, synonyms: [...synonyms] };
}
