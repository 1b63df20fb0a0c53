import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type PartnerStatus, startingCategories } from '../schema.ts';

type Given = Partial<Pick<PartnerStatus, 'category' | 'is_default' | 'archived_at'>>;

/** The first status is the default; a new default replaces the old one in the same transaction. */
export async function ensureOneDefaultOnCreate(call: Call, input: Given): Promise<Row> {
  const current = await lockDefault(call);
  const is_default = input.is_default || (!current && startingCategories.includes(input.category!));
  if (is_default) await makeRoom(call, input.category!, current?.id);
  return { ...input, is_default };
}

export async function ensureOneDefaultOnUpdate(call: Call, current: PartnerStatus, patch: Given): Promise<Row> {
  const category = patch.category ?? current.category;
  if (category !== current.category) await refuseWhenUsed(call, current);
  const isDefault = patch.is_default ?? current.is_default;
  if (patch.is_default && current.archived_at && patch.archived_at !== null) {
    throw invalid({ is_default: ['This status is archived.'] });
  }
  if (current.is_default && !isDefault) {
    throw invalid({ is_default: ['Make another status the default instead. New partners need one.'] });
  }
  if (isDefault && (patch.is_default || patch.category)) {
    const holder = await lockDefault(call);
    await makeRoom(call, category, holder?.id === current.id ? undefined : holder?.id);
  }
  return { ...patch };
}

export async function rejectRemovingDefault(_call: Call, current: PartnerStatus): Promise<void> {
  if (current.is_default)
    throw conflict(
      'This is the default status of new partners. Make another status the default, then archive this one.',
    );
}

/** Serializes changes of the default; an advisory lock, because there may be no row yet to lock. */
async function lockDefault(call: Call): Promise<{ id: string } | undefined> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('default status ' || ${call.organization_id}, 0))`);
  return call.maybe<{ id: string }>(sql`
    select id from partner_statuses
    where organization_id = ${call.organization_id} and is_default and archived_at is null for update`);
}

async function makeRoom(call: Call, category: PartnerStatus['category'], previous: string | undefined): Promise<void> {
  if (!startingCategories.includes(category)) {
    throw invalid({ is_default: [`New partners cannot start as ${category}.`] });
  }
  if (previous) {
    await call.run(sql`
      update partner_statuses set is_default = false
      where organization_id = ${call.organization_id} and id = ${previous}`);
  }
}

/** Moving partners to another category is a decision about each of them; renaming a word must not make it for all. */
async function refuseWhenUsed(call: Call, { id, name }: PartnerStatus): Promise<void> {
  const { count } = await call.one<{ count: number }>(
    sql`select count(*) from partners where organization_id = ${call.organization_id} and status_id = ${id}`,
  );
  if (count > 0) {
    const text = `${count} ${count === 1 ? 'partner has' : 'partners have'} the status "${name}". Create a new status and move them there.`;
    throw conflict(text, {}, { category: [text] });
  }
}
