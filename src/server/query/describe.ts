import type { Measure } from '#shared/measures.ts';
import { allNouns, nounPlural, nounSingular } from '#shared/nouns/nouns.ts';
import type { DescribedField, DescribedKind, DescribedMeasure } from '#shared/query/query.ts';
import type { Call } from '../call.ts';
import type { FirstColumn } from '../db/batch.ts';
import { notFound } from '../errors.ts';
import { offersResource } from '../flags/offered.ts';
import { definitionsStatement } from '../resource/custom.ts';
import type { CustomDefinition } from '../resource/custom-definition.ts';
import { declaredResources, type Resource } from '../resource/define.ts';
import { type AskField, shortName } from './fields.ts';
import { type AskOptions, type Kind, listableResources, visibleKind } from './kinds.ts';
import { nameSource } from './names.ts';

const SAMPLES = 10;

export interface DescribeOptions extends AskOptions {
  /** The references whose values are read, each by a statement; all without it. */
  isSampled?: (field: AskField) => boolean;
}

/** Everything that the caller can ask about, without the modules that are not part of the program. */
export async function describeKinds(call: Call, options: DescribeOptions = {}): Promise<DescribedKind[]> {
  const plan = planDescription(call, await definitionsOf(call, offeredKinds(call)), options);
  return describeBy(call, plan, await samplesOf(call, plan));
}

/** @throws 404 for a kind that the caller cannot list */
export async function describeKind(call: Call, name: string, options: DescribeOptions = {}): Promise<DescribedKind> {
  const resource = listableResources(call).find((one) => one.name === name);
  if (!resource) throw notFound('This kind of record');
  const plan = planDescription(call, await definitionsOf(call, [resource]), options);
  return describeBy(call, plan, await samplesOf(call, plan))[0]!;
}

export const offeredKinds = (call: Call): Resource[] =>
  listableResources(call).filter(({ name, guardedBy = name }) =>
    [name, guardedBy].every((one) => offersResource(call.actor, one)),
  );

/** Resources, and the definitions of their custom fields as JSON. */
type Definitions = ReadonlyMap<Resource, readonly string[]>;

export async function definitionsOf(call: Call, resources: readonly Resource[]): Promise<Definitions> {
  const having = resources.filter(({ custom }) => custom);
  const answers =
    having.length === 0 ? [] : await call.tx.batch(having.map(({ custom }) => definitionsStatement(call, custom!)));
  return new Map(resources.map((one) => [one, (answers[having.indexOf(one)] ?? []) as string[]]));
}

/** The kinds to describe, which follow from the rights of the caller and the custom fields alone. */
export interface DescriptionPlan {
  kinds: readonly Kind[];
  /** The kinds of the samples, and the SQL that reads each with the organization as `$1`. */
  sampled: ReadonlyMap<string, string>;
}

export function planDescription(call: Call, definitions: Definitions, options: DescribeOptions): DescriptionPlan {
  const kinds = [...definitions].map(([resource, custom]) =>
    visibleKind(
      call,
      resource,
      custom.map((text) => JSON.parse(text) as CustomDefinition),
      options,
    ),
  );
  const sampled = new Map<string, string>();
  for (const kind of kinds)
    for (const field of kind.fields) {
      const key = sampleKey(kind, field);
      if (field.kind !== 'reference' || !field.canFilter || sampled.has(key)) continue;
      const source = (options.isSampled?.(field) ?? true) && nameSource(call, kind, field);
      if (source) sampled.set(key, sampleText(source));
    }
  return { kinds, sampled };
}

/** Kinds that name records of the same kind share the samples. */
const sampleKey = ({ resource }: Kind, { name, of }: AskField): string => of ?? `${resource.name}.${name}`;

/** The values of each sample as JSON. */
type Samples = readonly FirstColumn[];

export async function samplesOf(call: Call, { sampled }: DescriptionPlan): Promise<Samples> {
  if (sampled.size === 0) return [];
  return call.tx.batch([...sampled.values()].map((text) => ({ text, values: [call.organization_id] })));
}

export function describeBy(call: Call, { kinds, sampled }: DescriptionPlan, samples: Samples): DescribedKind[] {
  const values = new Map(
    [...sampled.keys()].map((key, index) => [
      key,
      samples[index]!.map((text) => JSON.parse(text!) as { value: string; label: string }),
    ]),
  );
  return kinds.map((kind) => ({
    kind: kind.resource.name,
    one: nounSingular(kind.resource.name),
    many: nounPlural(kind.resource.name),
    synonyms: [...(allNouns().get(kind.resource.name)?.synonyms ?? [])],
    fields: kind.fields.map((field) => describedField(call, kind, field, values.get(sampleKey(kind, field)))),
    measures: kind.measures.map((measure) => describedMeasure(kind, measure)),
  }));
}

const sampleText = (source: string): string =>
  `select json_build_object('value', s.id, 'label', s.name)::text
    from (select * from (${source}) n where n.name is not null and not n.is_archived limit ${SAMPLES}) s order by s.name`;

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
