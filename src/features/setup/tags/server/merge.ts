import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Tag, TagMerge } from '../schema.ts';
import { tags } from './resource.ts';
import { renameInAudiences, replaceInRows } from './rules.ts';

/** Makes two tags one. @returns how many rows changed @throws 422 when they are of different things, or the same */
export async function mergeTags(call: Call, id: string, { into }: TagMerge): Promise<number> {
  if (id === into) throw invalid({ into: ['must be another tag'] });
  // In one order, whoever merges what into what at the same time.
  const [first, second] = id < into ? [id, into] : [into, id];
  const locked = [await lockedRow<Tag>(call, tags, first), await lockedRow<Tag>(call, tags, second)];
  const left = locked.find((tag) => tag.id === id)!;
  const kept = locked.find((tag) => tag.id === into)!;
  if (left.entity !== kept.entity) throw invalid({ into: [`is a tag of ${kept.entity}`] });
  await call.because(`The tag “${left.name}” was merged into “${kept.name}”`);
  const rows = await replaceInRows(call, left, kept.name);
  await renameInAudiences(call, left, kept.name);
  await call.run('delete from tags where organization_id = $1 and id = $2', [call.organization_id, id]);
  return rows;
}
