import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Document, DocumentUpdate } from '../schema.ts';

interface FolderRule {
  partner_id: string | null;
  takes_uploads: boolean;
  keep_days: number | null;
  archived_at: string | null;
}

/** The rules of a folder that is visible to the caller. @throws 404 */
async function folderRule(call: Call, id: string): Promise<FolderRule> {
  const found = await call.maybe<FolderRule>(sql`
    select a.partner_id, a.takes_uploads, a.keep_days, f.archived_at from document_folder_access a
    join document_folders f on f.organization_id = a.organization_id and f.id = a.folder_id
    where a.organization_id = ${call.organization_id} and a.folder_id = ${id}`);
  if (!found) throw notFound('This folder');
  return found;
}

/** @throws 404 for a folder that is not visible to the caller, 409 for one that accepts no files (from partners) */
export async function requireOpenFolder(call: Call, id: string): Promise<FolderRule> {
  const folder = await folderRule(call, id);
  if (folder.archived_at) throw conflict('This folder is archived. Restore it first.');
  if (call.actor.mode === 'partner' && !folder.takes_uploads) {
    throw conflict('Only the company can add documents to this folder.');
  }
  return folder;
}

/** The fields that a folder sets on a new document: its partner, and its retention period. */
export async function placeInFolder(call: Call, folder_id: string | null | undefined): Promise<Row> {
  if (!folder_id) return {};
  const folder = await requireOpenFolder(call, folder_id);
  return {
    folder_id,
    partner_id: folder.partner_id ?? call.actor.partner_id,
    ...(folder.keep_days !== null && { retention_until: addDays(call.today(), folder.keep_days) }),
  };
}

/**
 * Decides the effect of moving a document: into a folder its partner can have, or out of a partner's folder to the
 * partner itself.
 */
export async function decideFolder(call: Call, current: Document, values: Partial<DocumentUpdate>): Promise<Row> {
  const { folder_id, retention_until } = values;
  const isMoved = folder_id !== undefined && folder_id !== current.folder_id;
  const next: Row = {};
  let keep_days: number | null = null;
  if (isMoved && folder_id === null) {
    if (!current.partner_id) throw invalid({ folder_id: ['is required, because the document belongs to no partner'] });
  } else if (isMoved) {
    if (current.opportunity_id || current.account_id || current.contact_id) {
      throw invalid({ folder_id: ['cannot hold documents of a deal, an account or a contact'] });
    }
    const folder = await call.asCompany((company) => folderRule(company, folder_id!)).catch(() => undefined);
    if (!folder || folder.archived_at) throw invalid({ folder_id: ['does not exist'] });
    const { uploaded_by_partner_id: owner } = current;
    if (owner && folder.partner_id && owner !== folder.partner_id) {
      throw invalid({ folder_id: ['belongs to another partner'] });
    }
    next.partner_id = folder.partner_id ?? owner;
    keep_days = folder.keep_days;
  } else if (current.folder_id && retention_until !== undefined) {
    keep_days = (await folderRule(call, current.folder_id)).keep_days;
  }
  if (keep_days !== null) {
    const least = addDays(current.created_at.slice(0, 10), keep_days);
    if (retention_until !== undefined && (retention_until ?? '') < least) {
      throw invalid({
        retention_until: [`must be ${least} or later: the folder keeps its documents for ${keep_days} days`],
      });
    }
    if (isMoved && (current.retention_until ?? '') < least && !retention_until) next.retention_until = least;
  }
  return next;
}
