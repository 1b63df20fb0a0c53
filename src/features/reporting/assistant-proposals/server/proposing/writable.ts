import { leavingOfColumn } from '#server/leaving/columns.ts';
import { declaredResources, type ProposedReference, type Resource } from '#server/resource/define.ts';
import type { Side } from '#shared/access/roles.ts';
import type { FieldKind, Fields } from '#shared/nouns/fields.ts';
import { namesSecret } from '#shared/nouns/leaving.ts';
import type { TObject, TSchema } from '#shared/schema.ts';

export type Verb = 'create' | 'change';

/** A value that a proposal can set. */
export interface WritableField {
  name: string;
  label: string;
  isRequired: boolean;
  kind: FieldKind | 'other';
  schema: TSchema;
  options?: readonly { value: string; label: string }[];
  /** The resource of the record that a reference names. */
  of?: string;
}

/** Consent is given by people themselves, and the other values are not for reading. */
const NEVER_PROPOSED =
  /(^|_)consent(_|$)|^(row_version|archived_at|custom|external_ref|mentions|document_ids|photo_url)$/;

/** The resource, if such a write of it may be proposed. */
export function proposable(kind: string, verb: Verb): Resource | undefined {
  const resource = declaredResources().get(kind);
  return resource?.proposals?.[verb] ? resource : undefined;
}

export const proposableKinds = (verb: Verb): string[] =>
  [...declaredResources().values()].filter(({ proposals }) => proposals?.[verb]).map(({ name }) => name);

/** The body of the request, as the caller's side may send it. */
export function proposableBody({ create, update, partner }: Resource, verb: Verb, side: Side): TObject | undefined {
  if (side === 'company') return verb === 'create' ? create : update;
  if (!partner?.verbs.includes(verb === 'create' ? 'create' : 'update')) return undefined;
  return verb === 'create' ? partner.create : partner.update;
}

/** The values that a proposal can set; empty if the side cannot write such rows. */
export function writableFields(resource: Resource, verb: Verb, side: Side): WritableField[] {
  const body = proposableBody(resource, verb, side);
  const only = resource.proposals?.[verb];
  if (!body || !only) return [];
  const required = new Set((body as { required?: string[] }).required ?? []);
  return Object.entries(body.properties)
    .filter(([name]) => (only === true || only.includes(name)) && mayBeProposed(resource, name, verb))
    .map(([name, schema]) => fieldOf(resource, name, schema as TSchema, required.has(name)));
}

/** The present value of a changed field is shown, also to programs, so it must be one that leaves. */
function mayBeProposed(resource: Resource, name: string, verb: Verb): boolean {
  if (NEVER_PROPOSED.test(name) || namesSecret(name)) return false;
  return verb === 'create' || !(name in resource.row.properties) || leavingOfColumn(resource, name).leaving !== 'never';
}

/** The input of a step, with the resources of the references that its fields do not declare. */
export const inputFields = (
  fields: Fields,
  { properties, required }: TObject,
  references: Readonly<Record<string, ProposedReference>>,
): WritableField[] =>
  Object.entries(properties)
    .filter(([name]) => name !== 'row_version')
    .map(([name, schema]) =>
      fieldOf(
        { fields, references },
        name,
        schema as TSchema,
        (required as string[] | undefined)?.includes(name) ?? false,
      ),
    );

interface Declared {
  fields?: Fields;
  references?: Readonly<Record<string, { of: string }>>;
}

function fieldOf({ fields, references }: Declared, name: string, schema: TSchema, isRequired: boolean): WritableField {
  const field = fields?.[name];
  const of = field?.resource ?? references?.[name]?.of;
  const words = name.replace(/_(id|minor|user_id)$/, '').replaceAll('_', ' ');
  return {
    name,
    label: field?.label ?? words.charAt(0).toUpperCase() + words.slice(1),
    isRequired,
    kind: field?.kind ?? (of ? 'reference' : 'other'),
    schema,
    ...(field?.options && { options: field.options }),
    ...(of && { of }),
  };
}
