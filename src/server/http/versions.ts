import { createHash } from 'node:crypto';
import { badRequest } from '../errors.ts';

/** Long enough to tell two versions of one record apart. */
const HASH_LENGTH = 12;

/**
 * The entity tag of a record: the version of its row, which `If-Match` compares, and a hash of the text, which
 * `If-None-Match` compares, because names of other records in it change without a new version.
 */
export function entityTag(json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH);
  const { row_version } = JSON.parse(json) as { row_version?: number };
  return `"${row_version === undefined ? '' : `${row_version}-`}${hash}"`;
}

/** Whether the caller already has this text. Proxies that compress mark tags as weak, which is good enough here. */
export function isNoneMatch(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}

/**
 * The versions that an `If-Match` header names.
 * @returns null for `*`, which any version matches
 * @throws 400 for anything that is not an entity tag of a record
 */
export function versionsIn(header: string): number[] | null {
  if (header.trim() === '*') return null;
  const versions = header.split(',').map((one) => /^(?:W\/)?"?(\d{1,9})(?:-[\w-]{1,40})?"?$/.exec(one.trim())?.[1]);
  if (versions.length > 20 || versions.some((version) => version === undefined))
    throw badRequest('If-Match must be the ETag of this record, such as "7-l0ZbVyKJbTmF".', {
      'If-Match': ['must be the ETag of this record'],
    });
  return versions.map(Number);
}
