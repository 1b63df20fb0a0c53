import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import type { Tag, TagMerge } from '../schema.ts';
import { renameInAudiences, replaceInRows } from './rules.ts';

type MergedTag = Pick<Tag, 'id' | 'name' | 'entity'>;

/** Merges tags. @returns how many rows changed @throws 422 for tags of different entities, or the same tag */
export async function mergeTags(call: Call, id: string, { into, others = [] }: TagMerge): Promise<number> {
  const ids = [...new Set([id, ...others])];
  if (ids.includes(into)) throw invalid({ into: ['must be a different tag'] });
  // Locks in a fixed order to avoid deadlocks between concurrent merges.
  const locked = await call.rows<MergedTag>(sql`
    select id, name, entity from tags
    where organization_id = ${call.organization_id} and id = any(${[...ids, into]}::uuid[]) order by id for update`);
  if (locked.length <= ids.length) throw notFound('This tag');
  const kept = locked.find((tag) => tag.id === into)!;
  const left = locked.filter((tag) => tag.id !== into);
  if (left.some(({ entity }) => entity !== kept.entity)) throw invalid({ into: [`is a tag for ${kept.entity}`] });
  const names = left.map(({ name }) => name);
  const quoted = names.map((name) => `“${name}”`).join(', ');
  const subject = names.length === 1 ? 'The tag' : 'The tags';
  await call.because(`${subject} ${quoted} ${names.length === 1 ? 'was' : 'were'} merged into “${kept.name}”`);
  const rows = await replaceInRows(call, kept.entity, names, kept.name);
  await renameInAudiences(call, kept.entity, names, kept.name);
  await call.run(sql`delete from tags where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`);
  return rows;
}
