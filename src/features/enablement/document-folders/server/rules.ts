import { applyRetention } from '#features/enablement/documents/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type Folder, type FolderCreate, type FolderUpdate, MAX_FOLDERS } from '../schema.ts';
import { refreshDocumentFolderAudiences } from './audiences.ts';

interface Parent {
  partner_id: string | null;
  archived_at: string | null;
}

async function readParent(call: Call, id: string): Promise<Parent> {
  const parent = await call.maybe<Parent>(sql`
    select partner_id, archived_at from document_folders where organization_id = ${call.organization_id} and id = ${id}`);
  if (!parent) throw invalid({ parent_id: ['does not exist'] });
  if (parent.archived_at) throw invalid({ parent_id: ['is archived'] });
  return parent;
}

async function requireAudience(call: Call, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const found = await call.maybe(sql`
    select from audiences
    where organization_id = ${call.organization_id} and id = ${id} and entity = 'partners' and archived_at is null`);
  if (!found) throw invalid({ audience_id: ['does not exist'] });
}

/**
 * A top-level folder belongs to its partner, or to the company until it is shared; other folders inherit from their
 * parent.
 */
export async function prepareFolder(call: Call, input: FolderCreate): Promise<Row> {
  const { parent_id = null } = input;
  let partner_id = input.partner_id ?? null;
  if (parent_id) {
    const parent = await readParent(call, parent_id);
    if (partner_id && partner_id !== parent.partner_id) {
      throw invalid({ partner_id: ['must be the partner of the parent folder'] });
    }
    partner_id = parent.partner_id;
  } else if (partner_id) await call.requirePartner(partner_id);
  await requireAudience(call, input.audience_id);
  const { total, next } = await call.one<{ total: number; next: number }>(sql`
    select count(*)::int as total, coalesce(max("order") filter (where parent_id is not distinct from ${parent_id}
      and partner_id is not distinct from ${partner_id}), 0)::int + 1 as next
    from document_folders where organization_id = ${call.organization_id} and archived_at is null`);
  if (total >= MAX_FOLDERS) throw conflict(`A company can have at most ${MAX_FOLDERS} folders. Archive some first.`);
  return { order: next, ...input, partner_id, access: accessOf(input.access, { parent_id, partner_id }) };
}

function accessOf(
  access: Folder['access'] | undefined,
  { parent_id, partner_id }: { parent_id: string | null; partner_id: string | null },
): Folder['access'] {
  if (access && (parent_id || access !== 'inherit')) return access;
  if (parent_id) return 'inherit';
  return partner_id ? 'partners' : 'company';
}

export async function changeDocumentFolder(call: Call, current: Folder, patch: Partial<FolderUpdate>): Promise<Row> {
  const { row_version: _, ...values } = patch;
  const next: Row = { ...values };
  const parent_id = values.parent_id === undefined ? current.parent_id : values.parent_id;
  if (parent_id && (values.parent_id || values.archived_at === null)) await readParent(call, parent_id);
  await requireAudience(call, values.audience_id);
  const access = accessOf(values.access ?? current.access, { parent_id, partner_id: current.partner_id });
  if (access !== current.access || values.access) next.access = access;
  // A folder for the company, or one that inherits its access, has no audience and no roles of its own.
  if (access !== 'partners') Object.assign(next, { audience_id: null, partner_roles: [] });
  return next;
}

export async function afterFolderChange(call: Call, row: Folder, before?: Folder): Promise<void> {
  if (row.audience_id && row.audience_id !== before?.audience_id) await refreshDocumentFolderAudiences(call);
  if (row.keep_days !== null && row.keep_days !== before?.keep_days) await applyRetention(call, row.id);
}

/** @throws 409 while the folder has contents, because the caller must choose what happens to them */
export async function refuseFullFolder(_call: Call, { documents, folders, name }: Folder): Promise<void> {
  if (documents + folders > 0) {
    throw conflict(`“${name}” is not empty. Say whether its contents move up or are archived with it.`, {
      documents,
      folders,
    });
  }
}
