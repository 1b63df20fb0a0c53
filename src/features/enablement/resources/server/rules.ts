import { ownerByDefault } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { fileKinds } from '../model.schema.ts';
import type { Resource, ResourceCreate, ResourceUpdate } from '../schema.ts';
import { isShownOn, refreshAudience } from './visibility.ts';

type Given = Partial<ResourceCreate>;

/** A new resource is a draft until it is published. */
export async function beginResource(call: Call, input: ResourceCreate): Promise<Row> {
  const given = withAudience(input);
  await check(call, { ...input, ...given });
  await requireOwner(call, input.owner_user_id);
  const owner = input.owner_user_id === undefined && { owner_user_id: await ownerByDefault(call) };
  return { ...owner, visibility: 'everyone', ...input, ...given, name: input.name.trim() };
}

export async function changeResource(call: Call, current: Resource, patch: Partial<ResourceUpdate>): Promise<Row> {
  const { row_version: _, ...values } = patch;
  const next = { ...current, ...withAudience(values, current) };
  await check(call, next);
  if (values.owner_user_id !== current.owner_user_id) await requireOwner(call, values.owner_user_id);
  if (values.archived_at === null) return { ...values, archive_reason: null };
  if (current.archived_at) throw conflict('This resource is archived. Restore it first.');
  if (current.status === 'published') requireContent(next);
  return {
    ...withAudience(values, current),
    ...(values.name !== undefined && { name: values.name.trim() }),
    is_shown: isShownOn(call.today(), next),
  };
}

/**
 * Choosing a visibility other than an audience removes the audience.
 * @throws 422 for an audience that would have no effect
 */
function withAudience<T extends Given>(values: T, current?: Resource): T {
  const visibility = values.visibility ?? current?.visibility ?? 'everyone';
  if (visibility === 'audience') return values;
  if (values.audience_id) throw invalid({ audience_id: ['is only for resources that are visible to an audience'] });
  return current?.audience_id ? { ...values, audience_id: null } : values;
}

async function check(call: Call, row: Given): Promise<void> {
  if (row.visibility === 'audience') {
    if (!row.audience_id) throw invalid({ audience_id: ['is required'] });
    const found = await call.maybe(sql`
      select from audiences
      where organization_id = ${call.organization_id} and id = ${row.audience_id} and entity = 'partners'
        and archived_at is null`);
    if (!found) throw invalid({ audience_id: ['is not an audience of partners'] });
  }
  if (row.valid_from && row.valid_until && row.valid_until < row.valid_from)
    throw invalid({ valid_until: ['must not be before the first day'] });
  if (row.kind === 'article' && row.url) throw invalid({ url: ['is only for links and videos'] });
  if (row.kind && row.kind !== 'article' && row.content) throw invalid({ content: ['is only for articles'] });
}

async function requireOwner(call: Call, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const found = await call.maybe(
    sql`select from people where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!found) throw invalid({ owner_user_id: ['is not a team member'] });
}

/** Checks that a published resource has content. @throws 422 */
export function requireContent({
  kind,
  url,
  content,
  version,
}: Pick<Resource, 'kind' | 'url' | 'content' | 'version'>) {
  if (kind === 'link' && !url) throw invalid({ url: ['is required'] }, 'Enter the address first.');
  if (kind === 'article' && !content?.trim()) throw invalid({ content: ['is required'] }, 'Write the article first.');
  if (kind === 'video' && !url && version === 0)
    throw invalid({ url: ['enter an address or upload a file'] }, 'Enter an address or upload a file first.');
  if (fileKinds.includes(kind) && kind !== 'video' && version === 0)
    throw invalid({ file: ['is required'] }, 'Upload a file first.');
}

/** Partners of a new audience see the resource at once. */
export async function followResourceChange(call: Call, row: Resource): Promise<void> {
  if (row.audience_id) await refreshAudience(call, row.audience_id);
}
