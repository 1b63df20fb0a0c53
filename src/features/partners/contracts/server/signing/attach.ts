import type { MultipartFile } from '@fastify/multipart';
import { fileRefusal, safeFileName, storeFile } from '#features/platform/stored-files/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, conflict, invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { MOST_ATTACHMENT_BYTES } from '../../model.ts';
import { requireOpen } from './code.ts';
import { withSigningLink } from './link.ts';

/** Keeps a file that a signer attaches; a new one replaces the one before. */
export async function attachFile(
  kernel: Kernel,
  part: MultipartFile | undefined,
): Promise<{ field: string; file_name: string }> {
  if (!part) throw badRequest('file is required', { file: ['is required and must be the last part'] });
  const text = (name: string) => {
    const given = [part.fields[name]].flat()[0];
    return given?.type === 'field' ? String(given.value) : '';
  };
  const [token, field] = [text('token'), text('field')];
  if (token.length < 20 || token.length > 100) throw badRequest('token is required', { token: ['is required'] });
  const file_name = safeFileName(part.filename ?? '');
  // Nothing is read for a link that cannot sign.
  await withSigningLink(kernel, token, async (_call, link) => requireField(link, field));
  const bytes = await part.toBuffer().catch((error: { statusCode?: number }) => {
    if (error.statusCode !== 413) throw error;
    throw new Refusal(413, `“${file_name}” is larger than 5 MB.`, { file: ['must be at most 5 MB'] });
  });
  if (bytes.length === 0 || bytes.length > MOST_ATTACHMENT_BYTES)
    throw invalid({ file: ['must have between 1 byte and 5 MB'] });
  const refusal = fileRefusal(file_name, bytes);
  if (refusal) throw invalid({ file: [refusal] }, `${refusal}.`);
  return withSigningLink(kernel, token, async (call, link) => {
    requireField(link, field);
    const { contract, signing } = link;
    await call.rows(sql`select require_storage(${bytes.length})`);
    const former = await call.rows<{ key: string }>(sql`
      delete from contract_files
      where organization_id = ${call.organization_id} and contract_id = ${contract.id} and signing_id = ${signing.id}
        and field_key = ${field} returning key`);
    const stored = await storeFile(kernel.documents, file_name, bytes);
    await call.run(sql`
      insert into contract_files (id, organization_id, contract_id, partner_id, kind, signing_id, field_key, key,
        file_name, media_type, size, sha256, created_at)
      values (${newId()}, ${call.organization_id}, ${contract.id}, ${contract.partner_id}, 'attachment', ${signing.id},
        ${field}, ${stored.key}, ${file_name}, ${stored.media_type}, ${stored.size}, ${stored.sha256}, ${call.now()})`);
    call.afterCommit(() => void Promise.all(former.map(({ key }) => kernel.documents.remove(key))).catch(() => {}));
    return { field, file_name };
  });
}

function requireField(link: Parameters<typeof requireOpen>[0], field: string): void {
  requireOpen(link);
  const { contract, signing } = link;
  const attachment = contract.fields.find(
    ({ key, role, kind }) => key === field && role === signing.role_key && kind === 'attachment',
  );
  if (!attachment) throw conflict('This document has no such field.');
}
