import { CrmError, type CrmField, type CrmObject } from '#server/ports/crm.ts';
import { Type } from '#shared/schema.ts';
import { type Client, checked } from './client.ts';
import { EXTERNAL_ID, type HubspotObject, hubspotObjects } from './objects.ts';
import { hubspotField } from './values.ts';

const Option = Type.Object({
  value: Type.String(),
  label: Type.String(),
  hidden: Type.Optional(Type.Boolean()),
  displayOrder: Type.Optional(Type.Number()),
});
const Property = Type.Object({
  name: Type.String({ minLength: 1 }),
  label: Type.String(),
  type: Type.String(),
  fieldType: Type.String(),
  hidden: Type.Optional(Type.Boolean()),
  calculated: Type.Optional(Type.Boolean()),
  hasUniqueValue: Type.Optional(Type.Boolean()),
  showCurrencySymbol: Type.Optional(Type.Boolean()),
  modificationMetadata: Type.Optional(Type.Object({ readOnlyValue: Type.Optional(Type.Boolean()) })),
  options: Type.Optional(Type.Array(Option)),
});
const Details = Type.Object({
  companyCurrency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  additionalCurrencies: Type.Optional(Type.Array(Type.String())),
});
const Properties = Type.Object({ results: Type.Array(Property) });
const Pipelines = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      archived: Type.Optional(Type.Boolean()),
      stages: Type.Array(
        Type.Object({ id: Type.String(), label: Type.String(), archived: Type.Optional(Type.Boolean()) }),
      ),
    }),
  ),
});

/** Everything that is known about the fields of this account, asked for once. */
export interface Descriptions {
  all(): Promise<readonly CrmObject[]>;
  /** @throws CrmError `missing` for an unknown object */
  fieldsOf(object: HubspotObject): Promise<ReadonlyMap<string, CrmField>>;
  /** Creates the property that holds our ids, unless it exists. */
  ensureExternalId(object: HubspotObject): Promise<void>;
}

export function createDescriptions(client: Client): Descriptions {
  const known = new Map<string, Promise<CrmObject>>();
  const ensured = new Map<string, Promise<void>>();

  /** A failed request is not remembered. */
  function once<T>(store: Map<string, Promise<T>>, name: string, load: () => Promise<T>): Promise<T> {
    const stored = store.get(name) ?? load();
    store.set(name, stored);
    stored.catch(() => store.delete(name));
    return stored;
  }

  const load = (object: HubspotObject) => once(known, object.name, () => describeObject(client, object));

  return {
    async all() {
      const objects: CrmObject[] = [];
      // One after the other, because HubSpot limits the rate.
      for (const object of hubspotObjects) objects.push(await load(object));
      return objects;
    },
    async fieldsOf(object) {
      const { fields } = await load(object);
      return new Map(fields.map((field) => [field.name, field]));
    },
    ensureExternalId: (object) => once(ensured, object.name, () => createExternalId(client, object)),
  };
}

async function describeObject(client: Client, object: HubspotObject): Promise<CrmObject> {
  const { results } = checked(Properties, (await client.request('GET', `/crm/v3/properties/${object.path}`)).value);
  const pipelines = object.name === 'deals' ? await pipelineOptions(client) : null;
  const currency = await currencyOf(client, object);
  const fields = results
    .filter(({ name }) => name !== EXTERNAL_ID)
    .flatMap((property) => {
      const options = pipelines?.[property.name];
      const field = hubspotField(options ? { ...property, options } : property, object.required);
      if (!field) return [];
      return field.type === 'amount' && currency !== undefined ? { ...field, currency } : field;
    });
  const references = object.references.map(
    ({ name, label, object: references }): CrmField => ({
      name,
      label,
      type: 'reference',
      is_required: false,
      is_read_only: false,
      references,
    }),
  );
  // Contacts have a text property with the name of the association.
  const taken = new Set(references.map(({ name }) => name));
  return {
    name: object.name,
    label: object.label,
    fields: [...fields.filter(({ name }) => !taken.has(name)), ...references],
  };
}

/** The currency of all amounts of an object; `null` where each deal can have another one. */
async function currencyOf(client: Client, { name }: HubspotObject): Promise<string | null | undefined> {
  const { value } = await client.request('GET', '/account-info/v3/details');
  const { companyCurrency, additionalCurrencies = [] } = checked(Details, value);
  return name === 'deals' && additionalCurrencies.length > 0 ? null : companyCurrency;
}

/** The stages of all pipelines: a stage id is unique in an account. */
async function pipelineOptions(
  client: Client,
): Promise<Record<string, { value: string; label: string; hidden: boolean }[]>> {
  const { results } = checked(Pipelines, (await client.request('GET', '/crm/v3/pipelines/deals')).value);
  const hasSeveral = results.length > 1;
  return {
    pipeline: results.map(({ id, label, archived = false }) => ({ value: id, label, hidden: archived })),
    dealstage: results.flatMap((pipeline) =>
      pipeline.stages.map(({ id, label, archived = false }) => ({
        value: id,
        label: hasSeveral ? `${label} (${pipeline.label})` : label,
        hidden: archived,
      })),
    ),
  };
}

async function createExternalId(client: Client, object: HubspotObject): Promise<void> {
  const path = `/crm/v3/properties/${object.path}`;
  try {
    const { hasUniqueValue } = checked(Property, (await client.request('GET', `${path}/${EXTERNAL_ID}`)).value);
    if (!hasUniqueValue) {
      throw new CrmError(
        'invalid',
        `The property ${EXTERNAL_ID} of ${object.label} does not have unique values. Delete it in ${client.system}; it is created again.`,
      );
    }
    return;
  } catch (error) {
    if (!(error instanceof CrmError) || error.kind !== 'missing') throw error;
  }
  try {
    await client.request('POST', path, {
      name: EXTERNAL_ID,
      label: 'Tandem ID',
      description: 'The record in Tandem. Changed by Tandem only.',
      groupName: object.group,
      type: 'string',
      fieldType: 'text',
      hasUniqueValue: true,
      formField: false,
    });
  } catch (error) {
    // Another process created it in the meantime.
    if (!(error instanceof CrmError) || error.kind !== 'conflict') throw error;
  }
}
