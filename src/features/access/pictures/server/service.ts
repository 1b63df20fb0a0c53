import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { type FileStore, newFileKey } from '#server/ports/files.ts';
import type { Picture } from '../schema.ts';
import { pictureKind } from './kind.ts';

/** Keeps a picture. The same picture uploaded twice by the same side keeps its address. @throws 422 when it is none */
export async function storePicture(call: Call, files: FileStore, bytes: Buffer): Promise<Picture> {
  const kind = pictureKind(bytes);
  if (!kind) throw invalid({ file: ['must be a PNG, JPEG, WebP or GIF picture'] });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await call.maybe<{ key: string; kind: string }>(
    `select key, kind from pictures
     where organization_id = $1 and sha256 = $2 and uploaded_by_partner_id is not distinct from $3 limit 1`,
    [call.organization_id, sha256, call.actor.partner_id],
  );
  if (known) return addressOf(known);
  // The refusal states the limit when the company's storage is full.
  await call.rows('select require_storage($1)', [bytes.length]);
  const key = newFileKey();
  // First the bytes: a row without its file would be a broken picture, a file without its row is only waste.
  await files.write(key, bytes);
  await call.run('insert into pictures (organization_id, key, kind, size, sha256) values ($1, $2, $3, $4, $5)', [
    call.organization_id,
    key,
    kind,
    bytes.length,
    sha256,
  ]);
  return addressOf({ key, kind });
}

function addressOf({ key, kind }: { key: string; kind: string }): Picture {
  return { url: `/api/pictures/${key}.${kind}` };
}
