import { openCrm } from '#features/integrations/connections/server/service.ts';
import type { Kernel } from '#server/kernel.ts';
import { CrmError, type CrmField, type CrmObject, type CrmValue } from '#server/ports/crm.ts';
import { MOST_ROWS } from '../../schema.ts';
import type { MappingRow } from '../keys.ts';
import type { StoredPopulation } from '../populations.ts';

const PAGE = 200;

/** The names under which CRMs keep companies, and the names of their fields. */
const objects = /^(compan(y|ies)|accounts?|organi[sz]ations?)$/i;
const wanted = {
  name: [/^name$/i, /^(company|account|organization)_?name$/i],
  domain: [/^domain$/i, /domain/i, /^website$/i, /website|url/i],
  country: [/^country$/i, /country_?code/i, /billingcountry(code)?$/i, /country/i],
  industry: [/^industry$/i, /industry/i],
  employees: [/^(employees|numberofemployees|no_of_employees|num_employees)$/i, /employee/i],
} as const;
type Wanted = keyof typeof wanted;

/** The object of a CRM that holds companies. @throws CrmError `missing` */
export function companyObject(described: readonly CrmObject[], named: string | null): CrmObject {
  const found = named ? described.find(({ name }) => name === named) : described.find(({ name }) => objects.test(name));
  if (!found) throw new CrmError('missing', `The CRM has no object ${named ? `“${named}”` : 'for companies'}.`);
  return found;
}

function fieldsOf({ fields }: CrmObject): Partial<Record<Wanted, CrmField>> {
  const found: Partial<Record<Wanted, CrmField>> = {};
  for (const key of Object.keys(wanted) as Wanted[]) {
    for (const pattern of wanted[key]) {
      const field = fields.find(({ name, type }) => pattern.test(name) && type !== 'reference');
      if (field) found[key] ??= field;
    }
  }
  return found;
}

/** All companies of a connected CRM that the list selects. @throws CrmError */
export async function crmRows(
  kernel: Kernel,
  organization_id: string,
  population: StoredPopulation,
): Promise<MappingRow[]> {
  if (!population.connection_id) throw new CrmError('missing', 'The connection of this list was removed.');
  const crm = await openCrm(kernel, organization_id, population.connection_id);
  const object = companyObject(await crm.describe(), population.remote_object);
  const fields = fieldsOf(object);
  if (!fields.name) throw new CrmError('missing', `${object.label} has no field for the name.`);
  const filters = population.remote_field ? [{ field: population.remote_field, equals: population.remote_values }] : [];
  const names = [...new Set(Object.values(fields).map(({ name }) => name))];
  const rows = new Map<string, MappingRow>();
  let cursor: string | null = null;
  for (;;) {
    const page = await crm.changes(object.name, cursor, { fields: names, filters, limit: PAGE });
    for (const { id, values, is_deleted, merged_into } of page.records) {
      if (is_deleted || merged_into) rows.delete(id);
      else rows.set(id, rowOf(values, fields));
    }
    if (!page.has_more || rows.size > MOST_ROWS || page.cursor === cursor) break;
    cursor = page.cursor;
  }
  const { countries } = population;
  return [...rows.values()].filter(({ country }) => countries.length === 0 || countries.includes(country ?? ''));
}

function rowOf(values: Readonly<Record<string, CrmValue>>, fields: Partial<Record<Wanted, CrmField>>): MappingRow {
  const read = (key: Wanted, most: number) => {
    const name = fields[key]?.name;
    const value = name === undefined ? null : values[name];
    return typeof value === 'string' && value.trim()
      ? value.trim().slice(0, most)
      : typeof value === 'number'
        ? String(value)
        : null;
  };
  const country = read('country', 60);
  const employees = Number(read('employees', 20) ?? Number.NaN);
  return {
    name: read('name', 200) ?? '',
    domain: read('domain', 253),
    country: country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null,
    owner: null,
    industry: read('industry', 120),
    employees: Number.isSafeInteger(employees) && employees >= 0 ? employees : null,
    website: null,
    stage: null,
  };
}
