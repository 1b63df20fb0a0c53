import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { type Document, type DocumentPlace, type DocumentUpdate, documentPlaces } from '../schema.ts';
import { decideFolder, requireOpenFolder } from './folders.ts';

const tables: Record<DocumentPlace, [table: string, what: string]> = {
  partner_id: ['partners', 'This partner'],
  opportunity_id: ['opportunities', 'This opportunity'],
  account_id: ['accounts', 'This account'],
  contact_id: ['contacts', 'This contact'],
  folder_id: ['document_folders', 'This folder'],
};

/** Checks the parent of a new document. @throws 422 unless exactly one is given, 404 when the caller cannot see it */
export async function checkPlace(call: Call, given: Partial<Record<DocumentPlace, string | undefined>>): Promise<void> {
  const named = documentPlaces.filter((place) => given[place]);
  if (named.length !== 1) {
    const usable = call.actor.mode === 'partner' ? ['partner_id', 'opportunity_id', 'folder_id'] : documentPlaces;
    throw invalid({ [named[1] ?? 'partner_id']: [`give exactly one of ${usable.join(', ')}`] });
  }
  const [table, what] = tables[named[0]!];
  // The foreign key accepts any row of the company; row-level security checks that the caller can see it.
  const found = await call.maybe(sql`
    select from ${sql.identifier(table)} where organization_id = ${call.organization_id} and id = ${given[named[0]!] ?? null}`);
  if (!found) throw notFound(what);
  if (given.folder_id) await requireOpenFolder(call, given.folder_id);
}

/** Partners change only their own uploads. */
export function rejectForeignDocument(
  call: Call,
  { uploaded_by_partner_id }: Pick<Document, 'uploaded_by_partner_id'>,
): void {
  const { partner_id } = call.actor;
  if (partner_id !== null && uploaded_by_partner_id !== partner_id) {
    throw conflict('This document belongs to the company. Only the company can change it.');
  }
}

/** A partner may change its own upload, unless the company has moved it to a folder that is closed to the partner. */
export async function rejectFiledDocument(call: Call, { folder_id }: Pick<Document, 'folder_id'>): Promise<void> {
  if (call.actor.partner_id !== null && folder_id) await requireOpenFolder(call, folder_id);
}

export async function changeDocument(call: Call, current: Document, patch: Partial<DocumentUpdate>): Promise<Row> {
  rejectForeignDocument(call, current);
  const { row_version: _, ...values } = patch;
  return {
    ...decideSharing(current, values),
    ...(await decideFolder(call, current, values)),
  };
}

/** Partners see versions from the one that is the latest when the document is shared. */
function decideSharing(current: Document, values: Partial<DocumentUpdate>): Row {
  const { visibility } = values;
  if (visibility === undefined || visibility === current.visibility) return values;
  if (current.uploaded_by_partner_id) {
    throw invalid({ visibility: [`stays shared with ${current.uploaded_by_partner_name}, who uploaded it`] });
  }
  return { ...values, shared_from: visibility === 'shared' ? current.version : null };
}

/** Live updates are routed by `partner_id`, which most documents lack. */
export async function tellDocumentPartners(call: Call, document: Document, wasShared = false): Promise<void> {
  if (!wasShared && document.visibility !== 'shared') return;
  // The outbox event of the row itself contains this partner.
  if (document.partner_id) return;
  const partners = await call.asCompany((company) =>
    company.rows<{ partner_id: string }>(sql`
      select partner_id from opportunity_participants
      where organization_id = ${call.organization_id} and opportunity_id = ${document.opportunity_id}
        and status <> 'rejected'
      union select p.partner_id from opportunities o
        join opportunity_participants p on p.organization_id = o.organization_id and p.opportunity_id = o.id
          and p.status <> 'rejected'
        where o.organization_id = ${call.organization_id} and o.account_id = ${document.account_id}
      union select c.partner_id from contacts c
      where c.organization_id = ${call.organization_id} and c.id = ${document.contact_id} and c.partner_id is not null`),
  );
  const { uploaded_by_partner_id: only } = document;
  for (const { partner_id } of partners) {
    if (only === null || only === partner_id) await call.announce('documents.shared', document.id, { partner_id });
  }
}
