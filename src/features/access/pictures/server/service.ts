import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { PaperBrand } from '#server/pdf/model.ts';
import { type FileStore, newFileKey } from '#server/ports/files.ts';
import { pageBrandOf } from '#server/site/brand.ts';
import { isPictureAddress, MAX_PICTURE_SIDE, type Picture } from '../schema.ts';
import { type PictureKind, pictureKind, pictureTypes } from './kind.ts';
import { pictureSize } from './size.ts';

/** Keeps a picture. The same picture uploaded twice by the same side keeps its address. @throws 422 when it is none */
export async function storePicture(call: Call, files: FileStore, bytes: Buffer): Promise<Picture> {
  const kind = pictureKind(bytes);
  if (!kind) throw invalid({ file: ['must be a PNG, JPEG, WebP or GIF picture'] });
  requireReasonableSize(bytes, kind);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await call.maybe<{ key: string; kind: string }>(sql`
    select key, kind from pictures
    where organization_id = ${call.organization_id} and sha256 = ${sha256} and uploaded_by_partner_id is not distinct
    from ${call.actor.partner_id} limit 1`);
  if (known) return addressOf(known);
  // The refusal states the limit when the company's storage is full.
  await call.rows(sql`select require_storage(${bytes.length})`);
  const key = newFileKey();
  // First the bytes: a row without its file would be a broken picture, a file without its row is only waste.
  await files.write(key, bytes);
  await call.run(sql`
    insert into pictures (organization_id, key, kind, size, sha256)
    values (${call.organization_id}, ${key}, ${kind}, ${bytes.length}, ${sha256})`);
  return addressOf({ key, kind });
}

/** The bytes of an uploaded picture; undefined for other addresses and pictures that are gone. */
export async function readPicture(files: FileStore, address: string | null): Promise<Buffer | undefined> {
  return address && isPictureAddress(address) ? files.find(keyOf(address)) : undefined;
}

/** An uploaded picture as a data URL, for drawings that must contain it; undefined like `readPicture`. */
export async function pictureDataUrl(files: FileStore, address: string | null): Promise<string | undefined> {
  const bytes = await readPicture(files, address);
  const kind = bytes && pictureKind(bytes);
  return kind && `data:${pictureTypes[kind]};base64,${bytes.toString('base64')}`;
}

/** The color and the logo of a company, for documents printed in its name. */
export async function paperBrandOf(
  kernel: Pick<Kernel, 'system' | 'files'>,
  organization_id: string,
): Promise<PaperBrand> {
  const brand = await pageBrandOf(kernel, organization_id);
  const logo = await readPicture(kernel.files, brand?.logo_url ?? null);
  return { color: brand?.primary_color ?? null, logo: logo ?? null };
}

const keyOf = (address: string): string => /(?<![A-Za-z0-9_-])([A-Za-z0-9_-]+)\.[a-z]+$/.exec(address)?.[1] ?? '';

/** Whether an address is that of a picture of the caller's organization, or of one that the caller uploaded. */
export async function ownsPicture(call: Call, address: string): Promise<boolean> {
  const { owns } = await call.one<{ owns: boolean }>(sql`select owns_picture(${keyOf(address)}) as owns`);
  return owns;
}

/** A small file can unpack to a picture that no browser can show. @throws 422 */
function requireReasonableSize(bytes: Buffer, kind: PictureKind): void {
  const size = pictureSize(bytes, kind);
  if (!size) throw invalid({ file: ['is damaged: it has no readable size'] });
  if (size.width > MAX_PICTURE_SIDE || size.height > MAX_PICTURE_SIDE)
    throw invalid({ file: [`must be at most ${MAX_PICTURE_SIDE} pixels wide and high`] });
}

function addressOf({ key, kind }: { key: string; kind: string }): Picture {
  return { url: `/api/pictures/${key}.${kind}` };
}
