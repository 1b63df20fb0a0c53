import { CrmError, type CrmWrite, type CrmWriteResult } from '#server/ports/crm.ts';
import { writeLinks } from './associations.ts';
import { type ApiRecord, BatchAnswer, type Client, checked } from './client.ts';
import type { Descriptions } from './describe.ts';
import { readFailure, rejection } from './failure.ts';
import { EXTERNAL_ID, type HubspotObject } from './objects.ts';
import { BATCH } from './read.ts';
import { changedAt } from './records.ts';
import { toHubspot } from './values.ts';

interface Pending {
  /** The place in the list of writes. */
  place: number;
  write: CrmWrite;
}

/** Writes records in batches. A rejected record does not stop the others; the batch is divided until it stands alone. */
export async function writeRecords(
  { client, descriptions }: { client: Client; descriptions: Descriptions },
  object: HubspotObject,
  writes: readonly CrmWrite[],
): Promise<readonly CrmWriteResult[]> {
  await descriptions.ensureExternalId(object);
  const results: (CrmWriteResult | undefined)[] = writes.map(() => undefined);

  for (const round of roundsOf(writes)) {
    for (const kind of ['upsert', 'update'] as const) {
      const own = round.filter(({ write }) => (write.id === null) === (kind === 'upsert'));
      for (let start = 0; start < own.length; start += BATCH)
        await writeBatch(client, object, kind, own.slice(start, start + BATCH), results);
    }
  }
  await writeReferences(client, object, writes, results);

  const all = results.map(
    (result) => result ?? failed(new CrmError('busy', `${client.system} did not answer for this record.`)),
  );
  // The caller learns at once to wait or to connect again, because no record was written.
  const [first] = all;
  const isGeneral = first?.status === 'failed' && ['expired', 'forbidden', 'busy'].includes(first.error.kind);
  if (isGeneral && all.every((result) => result.status === 'failed' && result.error.kind === first.error.kind))
    throw first.error;
  return all;
}

/** HubSpot refuses a batch that names a record twice, so further writes to a record go to later rounds. */
function roundsOf(writes: readonly CrmWrite[]): Pending[][] {
  const rounds: Pending[][] = [];
  const counts = new Map<string, number>();
  writes.forEach((write, place) => {
    const key = write.id ?? `external ${write.external_id}`;
    const round = counts.get(key) ?? 0;
    counts.set(key, round + 1);
    rounds[round] ??= [];
    rounds[round].push({ place, write });
  });
  return rounds;
}

const failed = (error: CrmError): CrmWriteResult => ({ status: 'failed', error });

async function writeBatch(
  client: Client,
  object: HubspotObject,
  kind: 'upsert' | 'update',
  batch: readonly Pending[],
  results: (CrmWriteResult | undefined)[],
): Promise<void> {
  if (batch.length === 0) return;
  const inputs = batch.map(({ place, write }) => ({
    ...(kind === 'upsert' ? { id: write.external_id, idProperty: EXTERNAL_ID } : { id: write.id }),
    objectWriteTraceId: String(place),
    properties: propertiesOf(object, write),
  }));
  let answer: { results: ApiRecord[]; errors?: unknown[] };
  try {
    const { value } = await client.request('POST', `/crm/v3/objects/${object.path}/batch/${kind}`, { inputs });
    answer = checked(BatchAnswer, value);
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    const isOfRecords = ['invalid', 'missing', 'conflict'].includes(error.kind);
    if (!isOfRecords || batch.length === 1) {
      for (const { place } of batch) results[place] = failed(error);
      return;
    }
    // The message names no record, so the halves find out.
    const middle = Math.ceil(batch.length / 2);
    await writeBatch(client, object, kind, batch.slice(0, middle), results);
    await writeBatch(client, object, kind, batch.slice(middle), results);
    return;
  }

  const byTrace = new Map(answer.results.map((api) => [api.objectWriteTraceId, api]));
  const byId = new Map(answer.results.map((api) => [api.id, api]));
  const byExternal = new Map(answer.results.map((api) => [api.properties[EXTERNAL_ID], api]));
  const left: Pending[] = [];
  for (const pending of batch) {
    const { place, write } = pending;
    const api =
      byTrace.get(String(place)) ?? (write.id === null ? byExternal.get(write.external_id) : byId.get(write.id));
    if (api)
      results[place] = {
        status: api.new === true ? 'created' : 'updated',
        id: api.id,
        updated_at: changedAt(api, object),
      };
    else left.push(pending);
  }
  if (left.length === 0) return;
  const failures = (answer.errors ?? []).map((each) => readFailure(each));
  for (const { place, write } of left) {
    const own = failures.find(({ context }) =>
      Object.values(context).some((list) => list.includes(String(write.id ?? write.external_id))),
    );
    const traced = failures.find(({ context }) => context.objectWriteTraceId?.includes(String(place)));
    const failure = traced ?? own ?? (failures.length === 1 ? failures[0] : undefined);
    results[place] = failed(
      failure
        ? rejection(failure, client.system)
        : new CrmError('busy', `${client.system} did not answer for this record.`),
    );
  }
}

function propertiesOf({ references }: HubspotObject, { external_id, values }: CrmWrite): Record<string, string> {
  const names = new Set(references.map(({ name }) => name));
  const own = Object.entries(values).filter(([name]) => !names.has(name) && name !== EXTERNAL_ID);
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, toHubspot(value)])),
    [EXTERNAL_ID]: external_id,
  };
}

/** Associations are written after the records exist. A failed one fails its record, whose retry changes nothing else. */
async function writeReferences(
  client: Client,
  object: HubspotObject,
  writes: readonly CrmWrite[],
  results: (CrmWriteResult | undefined)[],
): Promise<void> {
  for (const reference of object.references) {
    const wanted = new Map<string, string | null>();
    const places = new Map<string, number[]>();
    writes.forEach(({ values }, place) => {
      const result = results[place];
      const value = values[reference.name];
      if (value === undefined || !result || result.status === 'failed') return;
      wanted.set(result.id, typeof value === 'string' && value !== '' ? value : null);
      places.set(result.id, [...(places.get(result.id) ?? []), place]);
    });
    if (wanted.size === 0) continue;
    const write = async (part: ReadonlyMap<string, string | null>): Promise<void> => {
      try {
        await writeLinks(client, object, reference, part);
      } catch (error) {
        if (!(error instanceof CrmError)) throw error;
        if (['invalid', 'missing', 'conflict'].includes(error.kind) && part.size > 1) {
          for (const entry of part) await write(new Map([entry]));
          return;
        }
        const named = new CrmError(error.kind, error.message, {
          field: reference.name,
          ...(error.retry_after !== undefined && { retry_after: error.retry_after }),
        });
        for (const id of part.keys()) for (const place of places.get(id)!) results[place] = failed(named);
      }
    };
    await write(wanted);
  }
}
