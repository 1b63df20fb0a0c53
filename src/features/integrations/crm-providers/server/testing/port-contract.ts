import { afterEach, describe, expect, it } from 'vitest';
import {
  type Crm,
  CrmError,
  type CrmFilter,
  type CrmPage,
  type CrmRecord,
  type CrmValue,
  type CrmWrite,
} from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import type { Faults } from '../mocks/kit/faults.ts';
import type { MockRequest } from '../mocks/kit/message.ts';
import type { Violation } from '../mocks/kit/mock.ts';

/** One provider with a fresh mock. */
export interface Bench {
  /** A client without memory, as after a restart. */
  connect(): Crm;
  object: string;
  /** A required field with a text. */
  name: string;
  /** The smallest values of a valid record, without the name. */
  values?: Readonly<Record<string, CrmValue>>;
  /** Values that the provider refuses, and the field that it names. */
  bad: Readonly<Record<string, CrmValue>>;
  badField?: string;
  /** Changes records on the other side. */
  save(name: string, id?: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Absent for a provider that knows no merges. */
  merge?(loser: string, winner: string): Promise<void>;
  /** Hands over what both sides wrote, for a provider without a network. */
  settle?(): Promise<void>;
  /** Moves the clock of the provider. */
  advance(milliseconds: number): void;
  /** Absent for a provider without a network. */
  network?: {
    faults: Faults;
    /** The next request is one too many. */
    exhaust(): void;
    revoke(): void;
    /** The shortest time that the provider asks to wait, in milliseconds. */
    wait: number;
    isWrite(request: MockRequest): boolean;
    /** The number of records in one request that writes. */
    group: number;
  };
  violations(): readonly Violation[];
  stop(): Promise<void>;
}

const TIMEOUT = 30_000;

/** The behavior that the synchronization expects of each provider. */
export function describeCrmPort(provider: string, start: () => Promise<Bench>): void {
  describe(`${provider} as a CRM`, { timeout: TIMEOUT }, () => {
    const benches: Bench[] = [];
    async function open() {
      const bench = await start();
      benches.push(bench);
      const { object, name } = bench;
      const settle = async () => bench.settle?.();
      return {
        bench,
        crm: bench.connect(),
        settle,
        /** Lists to the end, page by page, each with another client. */
        async walk(cursor: string | null, limit = 3, filters: readonly CrmFilter[] = []) {
          await settle();
          const records: CrmRecord[] = [];
          let page: CrmPage | undefined;
          for (let pages = 0; !page || page.has_more; pages += 1) {
            if (pages > 100) throw new Error('The listing never ends.');
            page = await bench.connect().changes(object, page?.cursor ?? cursor, { fields: [name], filters, limit });
            records.push(...page.records);
          }
          return { records, cursor: page.cursor };
        },
        write: (external_id: string, text: string, more: Partial<CrmWrite> = {}): CrmWrite => ({
          id: null,
          external_id,
          values: { ...bench.values, [name]: text },
          ...more,
        }),
        async named(text: string) {
          await settle();
          return (await bench.connect().find(object, name, [text], [name])).map(({ id }) => id);
        },
      };
    }
    afterEach(async () => {
      for (const bench of benches.splice(0)) {
        await bench.stop();
        expect(bench.violations()).toEqual([]);
      }
    });
    const ids = (records: readonly CrmRecord[]) => [...new Set(records.map(({ id }) => id))].toSorted();
    const failure = (work: Promise<unknown>): Promise<CrmError> =>
      work.then(
        () => {
          throw new Error('It did not fail.');
        },
        (error: unknown) => {
          if (!(error instanceof CrmError)) throw error;
          return error;
        },
      );

    it('describes objects and fields, with the required ones', async () => {
      const { bench, crm } = await open();
      const objects = await crm.describe();
      const object = objects.find(({ name }) => name === bench.object);
      expect(object?.label).toBeTruthy();
      expect(object?.fields.find(({ name }) => name === bench.name)).toMatchObject({
        is_required: true,
        is_read_only: false,
      });
      for (const { fields } of objects) {
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        for (const field of fields) if (field.type === 'choice') expect(Array.isArray(field.options)).toBe(true);
      }
      expect((await crm.check()).account).toBeTruthy();
    });

    it('lists all records, and then only changes, without passing over equal times', async () => {
      const { bench, walk } = await open();
      const all: string[] = [];
      for (let count = 0; count < 8; count += 1) all.push(await bench.save(`Acme ${count}`));
      const first = await walk(null);
      expect(ids(first.records)).toEqual(all.toSorted());

      // Still within the same second as the last record that was listed.
      const late = [await bench.save('Late 1'), await bench.save('Late 2'), await bench.save('Late 3')];
      const second = await walk(first.cursor);
      expect(ids(second.records)).toEqual(expect.arrayContaining(late));

      bench.advance(3_600_000);
      let quiet = await walk(second.cursor);
      // Some listings are repeated once before their start moves on.
      for (let repeat = 0; repeat < 2; repeat += 1) quiet = await walk(quiet.cursor);
      bench.advance(1000);
      const changed = [await bench.save('Changed', all[0]), await bench.save('Changed', all[5])];
      const third = await walk(quiet.cursor);
      expect(ids(third.records)).toEqual(expect.arrayContaining(changed));
      expect(third.records.find(({ id }) => id === all[0])?.values[bench.name]).toBe('Changed');
      // Old records are not listed for ever.
      expect(ids(third.records)).not.toContain(all[1]);
    });

    it('never skips a record while others change between two pages', async () => {
      const { bench, settle } = await open();
      const all: string[] = [];
      for (let count = 0; count < 9; count += 1) {
        all.push(await bench.save(`Acme ${count}`));
        bench.advance(1000);
      }
      const seen = new Map<string, CrmValue>();
      let page: CrmPage | undefined;
      let quiet = 0;
      // Two quiet listings show what the last changes left.
      for (let step = 0; step < 60 && quiet < 2; step += 1) {
        await settle();
        page = await bench
          .connect()
          .changes(bench.object, page?.cursor ?? null, { fields: [bench.name], filters: [], limit: 2 });
        for (const { id, values } of page.records) seen.set(id, values[bench.name] ?? null);
        if (step < 4) {
          await bench.save(`Moved ${step}`, all[step]);
          bench.advance(1000);
        }
        if (!page.has_more && step >= 4) quiet += 1;
      }
      expect([...seen.keys()].toSorted()).toEqual(all.toSorted());
      for (let step = 0; step < 4; step += 1) expect(seen.get(all[step]!)).toBe(`Moved ${step}`);
    });

    it('lists deletions, and marks deleted records when they are read', async () => {
      const { bench, crm, walk, settle } = await open();
      const [kept, gone] = [await bench.save('Kept'), await bench.save('Gone')];
      const { cursor } = await walk(null);
      bench.advance(120_000);
      await bench.remove(gone);
      const { records } = await walk(cursor);
      expect(records.filter(({ id }) => id === gone).every(({ is_deleted }) => is_deleted)).toBe(true);
      expect(records.some(({ id, is_deleted }) => id === gone && is_deleted)).toBe(true);
      await settle();
      const read = await crm.read(bench.object, [kept, gone, kept], [bench.name]);
      expect(read.map(({ id, is_deleted }) => [id, is_deleted]).toSorted()).toEqual(
        [
          [kept, false],
          [gone, true],
        ].toSorted(),
      );
      expect(await crm.read(bench.object, ['..', "' OR Name != '", '999999999999999'], [])).toEqual([]);
    });

    it('names the record that another one was merged into', async ({ skip }) => {
      const { bench, walk } = await open();
      if (!bench.merge) return skip();
      const [winner, loser] = [await bench.save('Winner'), await bench.save('Loser')];
      const { cursor } = await walk(null);
      bench.advance(120_000);
      await bench.merge(loser, winner);
      const { records } = await walk(cursor);
      expect(records.find(({ id }) => id === loser)).toMatchObject({ is_deleted: true, merged_into: winner });
      expect(records.find(({ id }) => id === winner)).toMatchObject({ is_deleted: false, merged_into: null });
    });

    it('creates one record for one external id, however often it is repeated', async () => {
      const { bench, write, named, settle } = await open();
      const external_id = newId();
      const [first, again] = await bench
        .connect()
        .write(bench.object, [write(external_id, 'Twice'), write(external_id, 'Twice')]);
      expect(first).toMatchObject({ status: 'created' });
      expect(again).toMatchObject({ status: 'updated' });
      await settle();
      const [later] = await bench.connect().write(bench.object, [write(external_id, 'Twice')]);
      expect(later).toMatchObject({ status: 'updated' });
      expect(new Set([first, again, later].map((result) => result?.status !== 'failed' && result?.id)).size).toBe(1);
      expect(await named('Twice')).toHaveLength(1);
      const [found] = await bench.connect().find(bench.object, null, [external_id, newId()], [bench.name]);
      expect(found).toMatchObject({ external_id, values: { [bench.name]: 'Twice' } });
      expect(new Date(found!.updated_at).toISOString()).toBe(found!.updated_at);

      const [updated] = await bench
        .connect()
        .write(bench.object, [{ id: found!.id, external_id, values: { [bench.name]: 'Renamed' } }]);
      expect(updated).toMatchObject({ status: 'updated', id: found!.id });
      expect(await named('Renamed')).toEqual([found!.id]);
    });

    it('writes the good records although one is bad, and names the field', async () => {
      const { bench, crm, write, named } = await open();
      const bad = write(newId(), 'Bad');
      const results = await crm.write(bench.object, [
        write(newId(), 'Good 1'),
        { ...bad, values: { ...bad.values, ...bench.bad } },
        write(newId(), 'Good 2'),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['created', 'failed', 'created']);
      const [, refused] = results;
      const { error } = refused as { error: CrmError };
      expect(error.kind).toBe('invalid');
      if (bench.badField) expect(error.field).toBe(bench.badField);
      expect(await named('Good 2')).toHaveLength(1);
      expect(await named('Bad')).toHaveLength(0);
    });

    it('filters, and takes hostile texts literally', async () => {
      const { bench, walk, named } = await open();
      const hostile = [
        `O'Hara`,
        `' OR Name != '`,
        'back\\slash',
        `\\' OR Id != null --`,
        'line\nbreak',
        '100%_',
        'a;b|c',
        '"quoted"',
        '=HYPERLINK("x")',
        '日本語',
      ];
      const saved = new Map<string, string>();
      for (const text of hostile) saved.set(text, await bench.save(text));
      await bench.save('Innocent');
      for (const text of hostile.filter((each) => each !== 'line\nbreak'))
        expect(await named(text)).toEqual([saved.get(text)]);
      const { records } = await walk(null, 50, [{ field: bench.name, equals: [hostile[0]!, hostile[1]!] }]);
      expect(ids(records)).toEqual([saved.get(hostile[0]!), saved.get(hostile[1]!)].toSorted());
      expect((await walk(null, 50, [{ field: bench.name, equals: [] }])).records).toEqual([]);
    });

    it('refuses unknown names and damaged positions', async () => {
      const { bench, crm } = await open();
      const listing = { fields: [bench.name], filters: [], limit: 5 };
      const kinds = ['invalid', 'missing'];
      expect(kinds).toContain((await failure(crm.changes('No_Such_Object', null, listing))).kind);
      expect(kinds).toContain((await failure(crm.changes('Account WHERE', null, listing))).kind);
      await bench.save('Acme');
      await bench.settle?.();
      for (const field of ['nothing', 'Id FROM User']) {
        // A provider may ignore a field that it does not know, but never invents a value.
        const answer = await crm.changes(bench.object, null, { ...listing, fields: [field] }).catch((error) => error);
        if (answer instanceof CrmError) expect(kinds).toContain(answer.kind);
        else expect((answer as CrmPage).records.map(({ values }) => values[field] ?? null)).toEqual([null]);
      }
      expect(kinds).toContain((await failure(crm.changes(bench.object, 'damaged', listing))).kind);
    });

    it('reports a limited rate with the time to wait', async ({ skip }) => {
      const { bench, crm, write } = await open();
      const { network } = bench;
      if (!network) return skip();
      await crm.describe();
      network.exhaust();
      const error = await failure(crm.changes(bench.object, null, { fields: [bench.name], filters: [], limit: 5 }));
      expect(error.kind).toBe('busy');
      expect(error.retry_after).toBeGreaterThanOrEqual(network.wait);
      expect((await failure(crm.write(bench.object, [write(newId(), 'Later')]))).kind).toBe('busy');
    });

    it('reports credentials that are no longer accepted', async ({ skip }) => {
      const { bench, crm, write } = await open();
      if (!bench.network) return skip();
      bench.network.revoke();
      for (const work of [
        () => crm.check(),
        () => crm.changes(bench.object, null, { fields: [], filters: [], limit: 1 }),
        () => crm.write(bench.object, [write(newId(), 'Never')]),
      ]) {
        const error = await failure(work());
        expect(error.kind).toBe('expired');
        expect(error.message).not.toMatch(/mock-|access-|refresh-|lasting-/);
      }
    });

    it('reports an outage as busy, whatever it answers', async ({ skip }) => {
      const { bench, crm } = await open();
      const { network } = bench;
      if (!network) return skip();
      await crm.describe();
      const html = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' };
      for (const fault of [
        { kind: 'drop_before' as const },
        { kind: 'answer' as const, response: { ...html, status: 503 } },
        { kind: 'answer' as const, response: html },
      ]) {
        network.faults.next(1, fault);
        const error = await failure(crm.changes(bench.object, null, { fields: [bench.name], filters: [], limit: 5 }));
        expect(error.kind).toBe('busy');
      }
    });

    it('keeps what was written before an outage, and doubles nothing when the batch is repeated', async ({ skip }) => {
      const { bench, crm, write, named } = await open();
      const { network } = bench;
      if (!network) return skip();
      const writes = Array.from({ length: network.group * 2 + 2 }, (_, position) =>
        write(newId(), `Batch ${position}`),
      );
      await crm.describe();
      // The second request is processed, but its answer is lost.
      let count = 0;
      network.faults.next(1, { kind: 'drop_after' }, (request) => {
        if (network.isWrite(request)) count += 1;
        return count === 2;
      });
      const results = await crm.write(bench.object, writes);
      expect(results).toHaveLength(writes.length);
      expect(results.slice(0, network.group).every(({ status }) => status === 'created')).toBe(true);
      expect(results[network.group]).toMatchObject({ status: 'failed' });
      for (const result of results) if (result.status === 'failed') expect(result.error.kind).toBe('busy');

      const failed = writes.filter((_, position) => results[position]!.status === 'failed');
      const again = await bench.connect().write(bench.object, failed);
      expect(again.every(({ status }) => status !== 'failed')).toBe(true);
      for (const text of ['Batch 0', `Batch ${network.group}`, `Batch ${network.group * 2 + 1}`])
        expect(await named(text)).toHaveLength(1);
    });
  });
}
