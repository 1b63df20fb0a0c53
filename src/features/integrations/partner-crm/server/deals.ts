import { Value } from 'typebox/value';
import { ExchangeDeal } from '#features/integrations/deal-exchange/schema.ts';
import { registerExchangeDeal } from '#features/integrations/deal-exchange/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { Open } from '#server/http/exchange.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Crm, CrmFilter, CrmRecord } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import type { CrmDeal, CrmDeals, CrmRegister, CrmRegistered, EnteredValues } from '../schema.ts';
import { askCrm, partnerCrm } from './crm.ts';
import { proposeUse } from './propose.ts';
import { type CrmUse, checkedUse, queueWrite, storedUse } from './settings.ts';
import { mappedDeal, missingOf, partnerCrmKey, type Referenced } from './values.ts';

const MOST_DEALS = 300;
const PAGE = 100;
const MOST_PAGES = 6;

type Mapped = Omit<CrmDeal, 'missing' | 'registration'>;

/** The reference of a deal in the deal exchange: another connection to the same system finds the same registration. */
export const referenceOf = (connector: string, object: string, remote_id: string): string =>
  `${connector}:${encodeURIComponent(object)}:${encodeURIComponent(remote_id)}`.slice(0, 200);

/** The stored use of a connection, or the proposed one, which a new connection has until someone changes it. */
async function useOf(crm: Crm, stored: CrmUse | undefined): Promise<CrmUse> {
  if (stored) return stored;
  const objects = await crm.describe();
  try {
    return checkedUse(proposeUse(objects), objects);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(409, 'Choose the fields of your deals in the settings first.');
    throw error;
  }
}

const fieldsOf = ({ fields, open_field }: CrmUse): string[] => [
  ...new Set([...Object.values(fields).map(({ field, via }) => via ?? field), ...(open_field ? [open_field] : [])]),
];

/** Reads the records to which the references of deals lead. */
async function readReferenced(crm: Crm, records: readonly CrmRecord[], { fields }: CrmUse): Promise<Referenced> {
  const found = new Map<string, CrmRecord>();
  const wanted = new Map<string, { ids: Set<string>; fields: Set<string> }>();
  for (const { via, object, field } of Object.values(fields)) {
    if (via === null || object === null) continue;
    const one = wanted.get(object) ?? { ids: new Set<string>(), fields: new Set<string>() };
    wanted.set(object, one);
    one.fields.add(field);
    for (const { values } of records) if (values[via]) one.ids.add(String(values[via]));
  }
  for (const [object, { ids, fields: names }] of wanted) {
    const all = [...ids];
    for (let start = 0; start < all.length; start += PAGE) {
      const page = await crm.read(object, all.slice(start, start + PAGE), [...names]);
      for (const record of page) if (!record.is_deleted) found.set(partnerCrmKey(object, record.id), record);
    }
  }
  return found;
}

async function openDeals(crm: Crm, use: CrmUse): Promise<{ records: CrmRecord[]; has_more: boolean }> {
  const filters: CrmFilter[] = use.open_field === null ? [] : [{ field: use.open_field, equals: use.open_values }];
  const found = new Map<string, CrmRecord>();
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const {
      records,
      cursor: next,
      has_more,
    } = await crm.changes(use.object, cursor, {
      fields: fieldsOf(use),
      filters,
      limit: PAGE,
    });
    for (const record of records) {
      if (record.is_deleted) found.delete(record.id);
      else found.set(record.id, record);
    }
    if (!has_more || found.size >= MOST_DEALS) return { records: [...found.values()], has_more };
    cursor = next;
  }
  return { records: [...found.values()], has_more: true };
}

/** The open deals of the partner's CRM, last changed first, with those that are registered. */
export async function listCrmDeals(
  kernel: Kernel,
  open: Open,
  connection_id: string,
): Promise<(call: Call) => Promise<CrmDeals>> {
  const { connection, stored, currency } = await open((call) => startOf(call, connection_id));
  const organization_id = connection.organization_id;
  const { use, records, referenced, has_more } = await askCrm(kernel, organization_id, connection_id, async (crm) => {
    const use = await useOf(crm, stored);
    const { records, has_more } = await openDeals(crm, use);
    return { use, records, has_more, referenced: await readReferenced(crm, records, use) };
  });
  return async (call) => {
    const registered = await registrationsOf(call, connection.connector, use.object, records);
    const deals = records
      .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : a.id < b.id ? -1 : 1))
      .slice(0, MOST_DEALS)
      .map((record) => {
        const deal = mappedDeal(record, referenced, use, currency);
        return { ...deal, missing: missingOf(deal), registration: registered.get(record.id) ?? null };
      });
    return { deals, has_more: has_more || records.length > MOST_DEALS };
  };
}

async function startOf(call: Call, connection_id: string) {
  const { connector } = await partnerCrm(call, connection_id);
  const { currency } = await call.one<{ currency: string }>(sql`
    select currency from partners where organization_id = ${call.organization_id} and id = ${call.actor.partner_id}`);
  return {
    connection: { connector, organization_id: call.organization_id },
    stored: await storedUse(call, connection_id),
    currency,
  };
}

async function registrationsOf(call: Call, connector: string, object: string, records: readonly CrmRecord[]) {
  const ids = new Map(records.map(({ id }) => [referenceOf(connector, object, id), id]));
  const rows = await call.rows<{ external_ref: string } & NonNullable<CrmDeal['registration']>>(sql`
    select x.external_ref, r.id, r.number, r.status from deal_exchange_references x
    join deal_registration_rows r on r.organization_id = x.organization_id and r.id = x.registration_id
    where x.organization_id = ${call.organization_id} and x.partner_id = ${call.actor.partner_id}
      and x.external_ref = any(${[...ids.keys()]})`);
  return new Map(rows.map(({ external_ref, ...registration }) => [ids.get(external_ref)!, registration]));
}

/**
 * Registers deals of the CRM. The values are read from the CRM again; those that the person entered take precedence. Each
 * deal is registered by itself, so that a refused one does not stop the others.
 */
export async function registerCrmDeals(
  kernel: Kernel,
  open: Open,
  connection_id: string,
  { deals }: CrmRegister,
): Promise<CrmRegistered[]> {
  const { connection, stored, currency } = await open((call) => startOf(call, connection_id));
  const ids = [...new Set(deals.map(({ remote_id }) => remote_id))];
  const { use, records, referenced } = await askCrm(kernel, connection.organization_id, connection_id, async (crm) => {
    const use = await useOf(crm, stored);
    const records = (await crm.read(use.object, ids, fieldsOf(use))).filter(({ is_deleted }) => !is_deleted);
    return { use, records, referenced: await readReferenced(crm, records, use) };
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  const results: CrmRegistered[] = [];
  for (const { remote_id, values = {} } of deals) {
    const record = byId.get(remote_id);
    if (!record) {
      results.push(refused(remote_id, 'The CRM has no such deal any more.'));
      continue;
    }
    const deal = mappedDeal(record, referenced, use, currency);
    try {
      const registration_id = await open((call) =>
        registerOne(call, { connection_id, connector: connection.connector, use }, deal, values),
      );
      results.push({ remote_id, status: 'registered', registration_id, message: null, errors: {} });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push(refused(remote_id, error.message, error.errors));
    }
  }
  return results;
}

const refused = (remote_id: string, message: string, errors: CrmRegistered['errors'] = {}): CrmRegistered => ({
  remote_id,
  status: 'refused',
  registration_id: null,
  message,
  errors,
});

interface Source {
  connection_id: string;
  connector: string;
  use: CrmUse;
}

async function registerOne(
  call: Call,
  { connection_id, connector, use }: Source,
  mapped: Mapped,
  entered: EnteredValues,
): Promise<string> {
  // The connection may have been disconnected, or moved to another partner, while the CRM answered.
  await partnerCrm(call, connection_id);
  const { account_website: website, ...rest } = entered;
  const deal: Mapped = { ...mapped, ...rest, ...(website && { account_website: website }) };
  const missing = missingOf(deal, website === null);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, ['is required']])));
  const { id } = await registerExchangeDeal(
    call,
    checkedDeal(referenceOf(connector, use.object, mapped.remote_id), deal, website === null),
  );
  const now = call.now();
  await call.run(sql`
    insert into partner_crm_deals (id, organization_id, partner_id, connection_id, object, remote_id, remote_name,
      registration_id, changes, retry_at, created_at)
    values (${newId()}, ${call.organization_id}, ${call.actor.partner_id}, ${connection_id}, ${use.object},
      ${mapped.remote_id}, ${(deal.title ?? deal.account_name ?? '').slice(0, 300)}, ${id}, 1, ${now}, ${now})
      on conflict (organization_id, registration_id) do nothing`);
  if (use.writes_back) await queueWrite(call, connection_id);
  return id;
}

/** A deal in the published shape of the exchange; values of the CRM are checked as strictly as those of a request. */
function checkedDeal(external_ref: string, deal: Mapped, hasNoWebsite: boolean): ExchangeDeal {
  const made = {
    external_ref,
    account: {
      name: deal.account_name,
      website: hasNoWebsite ? null : deal.account_website,
      country: deal.country,
    },
    contact: { name: deal.contact_name, email: deal.contact_email, phone: deal.contact_phone },
    title: deal.title,
    description: deal.description,
    amount_minor: deal.amount_minor,
    currency: deal.currency,
    expected_close_on: deal.expected_close_on,
  };
  const [problem] = Value.Errors(ExchangeDeal, made);
  if (problem) {
    const field = problem.instancePath.split('/').filter(Boolean).join('.') || 'deal';
    throw invalid({ [field]: [problem.message] }, `${field}: ${problem.message}`);
  }
  return made as ExchangeDeal;
}
