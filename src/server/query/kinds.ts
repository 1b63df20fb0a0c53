import { allows } from '#shared/access/permissions.ts';
import { declaredMeasures, type Measure, summedField } from '#shared/measures.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { TObject, TSchema } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import { customDefinitions } from '../resource/custom.ts';
import type { CustomDefinition } from '../resource/custom-definition.ts';
import { declaredResources, type Resource } from '../resource/define.ts';
import { rowShape } from '../resource/verbs.ts';
import { type AskField, columnFields, customField } from './fields.ts';
import { questionRefusal, unknownName } from './suggest.ts';

export interface AskOptions {
  /** The answer goes to a language model: columns that never leave are neither answered nor searched. */
  isForModel?: boolean;
}

/** A kind of record whose list the caller may read, with what the caller sees of it. */
export interface Kind {
  resource: Resource;
  row: TObject;
  custom: readonly CustomDefinition[];
  fields: readonly AskField[];
  /** The measures whose rows the caller can list. */
  measures: readonly Measure[];
}

/** The kind that a question is about. @throws 422 for one that the caller cannot list, as for one that does not exist */
export async function askedKind(call: Call, of: string, options: AskOptions, withCustom: boolean): Promise<Kind> {
  const resource = listableResources(call).find(({ name }) => name === of);
  if (!resource) throw questionRefusal('of', unknownKind(call, of));
  const custom = withCustom && resource.custom ? await customDefinitions(call, resource.custom) : [];
  return visibleKind(call, resource, custom, options);
}

function unknownKind(call: Call, of: string): string {
  const names = listableResources(call).map(({ name }) => name);
  const meant = names.find((name) => wordsOf(name).includes(of.replaceAll('_', ' ')));
  if (meant) return `no kind ${of}; did you mean ${meant}?`;
  return unknownName('kind', of, names, { offer: 'kinds' });
}

const wordsOf = (name: string): readonly string[] => {
  const { one = '', many = '', synonyms = [] } = allNouns().get(name) ?? {};
  return [one, many, ...synonyms];
};

/** Every resource whose list the caller may read. */
export function listableResources({ actor }: Call): Resource[] {
  return [...declaredResources().values()].filter(
    ({ name, guardedBy = name, partner, ofOwnOrganization }) =>
      allows(actor.permissions, guardedBy, 'view') &&
      // A module that is off has its own mark, even where another permission guards its rows.
      !actor.permissions.includes(`-${name}:view`) &&
      (actor.mode === 'company' || (partner?.verbs.includes('list') === true && !ofOwnOrganization)),
  );
}

export function visibleKind(
  call: Call,
  declared: Resource,
  custom: readonly CustomDefinition[],
  { isForModel = false }: AskOptions,
): Kind {
  const row = rowShape(declared, call.actor.partner_id);
  const properties = row.properties as Record<string, TSchema>;
  const columns = columnFields(declared, properties, isForModel);
  const askable = new Set(columns.flatMap(({ name, named }) => [name, named]));
  const resource = isForModel ? searchedBy(declared, askable) : declared;
  const fields = [...columns, ...(isForModel ? [] : custom.map(customField))];
  const measures = [...declaredMeasures().values()].filter(
    (measure) => measure.list === declared.name && isMeasurable(measure, properties, call.actor.mode),
  );
  return { resource, row, custom, fields, measures };
}

/** Words must not find rows by columns that stay here. */
const searchedBy = (resource: Resource, askable: ReadonlySet<string | undefined>): Resource => ({
  ...resource,
  list: { ...resource.list, search: resource.list.search.filter((column) => askable.has(column)) },
});

/** The caller sees each field that decides the figure, so the rows behind it open in the list. */
function isMeasurable(measure: Measure, properties: object, mode: 'company' | 'partner'): boolean {
  const { filters, on, own, unit } = measure;
  const names = [...Object.keys(filters), ...(mode === 'partner' ? Object.keys(own ?? {}) : [])].map((name) =>
    name.replace(/_(ne|gte|lte|like)$/, ''),
  );
  const amounts = unit === 'money' ? [summedField(measure), 'currency'] : [];
  return [...names, ...amounts, ...(on ? [on.field] : [])].every((name) => name in properties);
}
