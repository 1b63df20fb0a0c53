import { ChangedMany, type changeOfStored } from '#shared/nouns/change-many.ts';
import type { Static, TObject, TProperties } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { caughtRefusal } from '../dry-run.ts';
import { type Action, action } from '../http/action.ts';
import type { Resource } from './define.ts';
import { sourceOf } from './referenced-names.ts';
import { removeRow, updateRow } from './verbs.ts';

interface Change extends Row {
  add_tags?: string[];
  remove_tags?: string[];
  archive?: boolean;
}
interface Named {
  id: string;
  name: string;
  tags: string[] | null;
}

/** Applies the change to one row, for changes that are more than an update. */
type Take<Patch> = (call: Call, id: string, patch: Patch) => Promise<unknown>;

/**
 * Declares `POST /{name}/bulk`: one change to many rows of the company. `body` is a `changeOfMany` or `changeOfStored`.
 */
export function changeMany<F extends TProperties>(
  resource: Resource,
  body: ReturnType<typeof changeOfStored<F>>,
  take: Take<Static<TObject<F>>> = (call, id, patch) => updateRow(call, resource, id, patch as Row),
  modes: Action['modes'] = ['company'],
): Action {
  return action({
    method: 'POST',
    url: `/${resource.name}/bulk`,
    summary: `Update many ${resource.name} alike; refusals name the ${resource.noun}`,
    can: `${resource.name}:manage`,
    modes,
    body,
    response: ChangedMany,
    run: (call, { body: { ids, change } }) => changeEach(call, resource, ids, change as Change, take as Take<Row>),
  });
}

/** Changes each row by the same rules as a single one; a refusal affects only that row. */
async function changeEach(
  call: Call,
  resource: Resource,
  ids: string[],
  change: Change,
  take: Take<Row>,
): Promise<ChangedMany> {
  const { add_tags = [], remove_tags = [], archive, ...patch } = change;
  const { name: table, list } = resource;
  const rows = await call.rows<Named>(sql`
    select t.id, coalesce(${sql.raw(list.search.map((column) => `seen."${column}"::text`).join(', '))}, '') as name,
      to_jsonb(t) -> 'tags' as tags
    from ${sql.identifier(table)} t
    join (select t.* from ${sql.raw(sourceOf(resource))}) seen on seen.organization_id = t.organization_id and seen.id = t.id
    where t.organization_id = ${call.organization_id} and t.id = any(${ids}::uuid[])
    order by t.id ${change.add_tags || change.remove_tags ? sql`for no key update of t` : sql``}`);
  const refused: ChangedMany['refused'] = [];
  for (const { id, name, tags } of rows) {
    const tagsBefore = tags ?? [];
    const tagsAfter = [...new Set([...tagsBefore, ...add_tags])].filter((tag) => !remove_tags.includes(tag));
    const values: Row = tagsAfter.join('\n') === tagsBefore.join('\n') ? patch : { ...patch, tags: tagsAfter };
    const refusal = await caughtRefusal(call, async () => {
      if (Object.keys(values).length > 0) await take(call, id, values);
      if (archive) await removeRow(call, resource, id);
    });
    if (refusal) refused.push({ id, name, message: refusal.message });
  }
  return { changed: rows.length - refused.length, refused };
}
