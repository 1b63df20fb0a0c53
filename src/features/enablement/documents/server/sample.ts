import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newFileKey } from '#server/ports/files.ts';
import type { DocumentUpload } from '../schema.ts';
import { addDocument, recordAccess } from './service.ts';

/** The facts of a file without stored bytes, for tests of rows. */
const sampleFile = (): StoredFile => ({
  key: newFileKey(),
  file_name: 'Offer.pdf',
  kind: 'pdf',
  media_type: 'application/pdf',
  size: 1200,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
});

/** @returns the id of an internal document of a new deal */
export async function sampleDocument(call: Call, overrides: Partial<DocumentUpload> = {}): Promise<string> {
  const place = overrides.partner_id ?? overrides.account_id ?? overrides.contact_id;
  return addDocument(
    call,
    {
      name: 'Offer',
      tags: ['offer'],
      ...overrides,
      ...(!place && { opportunity_id: overrides.opportunity_id ?? (await sampleOpportunity(call)) }),
    },
    sampleFile(),
  );
}

export async function sampleDocumentVersion(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from document_versions
    where organization_id = ${call.organization_id} and document_id = ${await sampleDocument(call)}`);
  return id;
}

export async function sampleDocumentAccess(call: Call): Promise<string> {
  const document = await sampleDocument(call);
  await recordAccess(call, { id: document, version: 1, kind: 'viewed', ticket: newFileKey() });
  const { id } = await call.one<{ id: string }>(
    sql`select id from document_accesses where organization_id = ${call.organization_id} and document_id = ${document}`,
  );
  return id;
}
