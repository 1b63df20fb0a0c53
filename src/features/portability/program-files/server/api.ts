import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { forbidden, notFound, Refusal } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { type Action, LastRead, registeredActions } from '#server/http/action.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import { checkFieldRules } from '#server/resource/field-rules.ts';
import { columnsOf } from '#server/resource/list-sql.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { createRow, readRow, removeRow, reorderRows, updateRow } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import type { TObject } from '#shared/schema.ts';

/** A kind of records, or settings of the company with an address of their own. */
interface Readable {
  resource: string;
  settings?: string;
}

/**
 * The API's own endpoints, used inside one transaction: the same permissions, shapes and rules as for a request, so that
 * files can do nothing that their sender cannot do one by one.
 */
export class ProgramApi {
  readonly call: Call;
  readonly #kernel: Kernel;
  readonly #actions: ReadonlyMap<string, Action>;

  constructor(kernel: Kernel, call: Call) {
    this.call = call;
    this.#kernel = kernel;
    this.#actions = registeredActions(kernel);
  }

  resource(name: string): Resource {
    return declaredResources().get(name)!;
  }

  /** The shapes of new and changed records. */
  createShape(name: string): TObject | undefined {
    return (this.#actions.get(`POST /${name}`)?.body as TObject | undefined) ?? this.resource(name).create;
  }

  updateShape(name: string): TObject | undefined {
    return (this.#actions.get(`PATCH /${name}/:id`)?.body as TObject | undefined) ?? this.resource(name).update;
  }

  /** Whether the caller can read the records: their role allows it, and the module is on. */
  async canView(part: Readable): Promise<boolean> {
    if (part.settings) {
      const { can } = this.#settings(part.settings).read;
      const [resource, verb] = can.split(':') as [string, 'view' | 'manage'];
      return allows(this.call.actor.permissions, resource, verb) && this.isOpenFor(part);
    }
    const { guardedBy = part.resource } = this.resource(part.resource);
    return allows(this.call.actor.permissions, guardedBy, 'view') && this.isOpenFor(part);
  }

  isOpenFor({ settings, resource }: Readable): Promise<boolean> {
    return this.isOpen(settings ? nameIn(settings) : resource);
  }

  /** The settings as a row, without what the endpoint adds to them. */
  async readSettings(url: string): Promise<Row> {
    const found = await this.#run(this.#settings(url).read, {}, undefined);
    const names = Object.keys(this.settingsShape(url).properties);
    return Object.fromEntries(names.map((name) => [name, found[name]]));
  }

  async writeSettings(url: string, body: Row): Promise<void> {
    await this.#run(this.#settings(url).write, {}, body);
  }

  settingsShape(url: string): TObject {
    return this.#settings(url).write.body as TObject;
  }

  #settings(url: string): { read: Action; write: Action } {
    const write = this.#actions.get(`PUT ${url}`) ?? this.#actions.get(`PATCH ${url}`);
    return { read: this.#actions.get(`GET ${url}`)!, write: write! };
  }

  isOpen(name: string): Promise<boolean> {
    return this.#kernel.flags.opens(name, subjectOf(this.call.actor));
  }

  /** All records that are not archived, in a fixed order. */
  rows(name: string, where = 'true', values: readonly unknown[] = []): Promise<Row[]> {
    const isArchivable = 'archived_at' in this.resource(name).row.properties;
    return this.#rows(name, isArchivable ? `t.archived_at is null and ${where}` : where, values);
  }

  /** The archived records that an update can restore. */
  async restorable(name: string): Promise<Row[]> {
    const canRestore = 'archived_at' in (this.updateShape(name)?.properties ?? {});
    return canRestore ? this.#rows(name, 't.archived_at is not null', []) : [];
  }

  async #rows(name: string, where: string, values: readonly unknown[]): Promise<Row[]> {
    const resource = this.resource(name);
    const found = await this.call.rows<{ found: Row }>(
      `select (select row_to_json(r) from (select ${columnsOf({ resource, row: resource.row }, this.call.scope)}) r) as found
       from ${sourceOf(resource)} where t.organization_id = $1 and ${where} order by t.id`,
      [this.call.organization_id, ...values],
    );
    return found.map((row) => row.found);
  }

  read<T = Row>(name: string, id: string): Promise<T> {
    return readRow<T>(this.call, this.resource(name), id);
  }

  /** @returns the id of the new record */
  async create(name: string, body: Row): Promise<string> {
    const action = this.#actions.get(`POST /${name}`);
    if (action) return String((await this.#run(action, {}, body)).id);
    const resource = await this.#writable(name);
    if (!resource.create) throw new Refusal(405, `A ${resource.noun} cannot be created.`);
    const checked = checkedBody(resource.create, structuredClone(body)) as Row;
    await checkFieldRules(this.call, name, checked, { isNew: true, writable: resource.create.properties });
    return createRow(this.call, resource, checked);
  }

  async update(name: string, id: string, patch: Row): Promise<void> {
    const action = this.#actions.get(`PATCH /${name}/:id`);
    if (action) {
      await this.#run(action, { id }, patch);
      return;
    }
    const resource = await this.#writable(name);
    if (!resource.update) throw new Refusal(405, `A ${resource.noun} cannot be changed.`);
    const checked = checkedBody(resource.update, structuredClone(patch)) as Row;
    await checkFieldRules(this.call, name, checked, { isNew: false, writable: resource.update.properties });
    await updateRow(this.call, resource, id, checked);
  }

  async remove(name: string, id: string): Promise<void> {
    await removeRow(this.call, await this.#writable(name), id);
  }

  async reorder(name: string, ids: readonly string[]): Promise<void> {
    const resource = await this.#writable(name);
    await reorderRows(
      this.call,
      resource,
      ids.map((id, index) => ({ id, values: { order: index + 1 } })),
    );
  }

  /** Takes a step of a record, such as `publish`. */
  async step(name: string, id: string, step: string, body?: Row): Promise<Row> {
    const action = this.#actions.get(`POST /${name}/:id/${step}`);
    if (!action) throw new Error(`${name} has no step "${step}".`);
    return this.#run(action, { id }, body);
  }

  async #writable(name: string): Promise<Resource> {
    const resource = this.resource(name);
    if (!(await this.isOpen(name))) throw notFound('This module');
    this.call.require(resource.guardedBy ?? name, 'manage');
    return resource;
  }

  async #run(action: Action, params: Row, body: Row | undefined): Promise<Row> {
    const { actor } = this.call;
    const [resource, verb] = action.can.split(':') as [string, 'view' | 'manage'];
    const name = nameIn(action.url);
    if (!(await this.isOpen(name))) throw notFound('This module');
    this.call.require(resource, verb);
    if (action.personal && (actor.api_key_id || actor.impersonator_id))
      throw forbidden('Only a person who is signed in can do this.');
    const checked = action.body && body !== undefined ? checkedBody(action.body, structuredClone(body)) : body;
    const result = await action.run(this.call, { params, query: {}, body: checked ?? {} });
    if (!(result instanceof LastRead)) return (result ?? {}) as Row;
    const [found] = await this.call.tx.batch([result.statement]);
    return JSON.parse(found![0] ?? '{}') as Row;
  }
}

const nameIn = (url: string): string => url.split('/')[1]!;
