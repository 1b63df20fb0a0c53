import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { notFound, Refusal } from '../errors.ts';
import { versionsIn } from '../http/versions.ts';
import type { Resource } from './define.ts';

export const hasVersion = ({ row }: Resource): boolean => 'row_version' in row.properties;

/**
 * Compares the version of a row with the `If-Match` header of the request, and keeps the row locked until the
 * transaction ends, so that nobody changes it in between.
 * @throws 412 naming the current version
 */
export async function requireIfMatch(call: Call, resource: Resource, id: string): Promise<void> {
  if (call.if_match === undefined) return;
  const named = versionsIn(call.if_match);
  if (named === null) return;
  const { name, noun } = resource;
  if (!hasVersion(resource)) throw cannotCompare(`A ${noun} has`);
  const isVisible = await call.maybe(
    sql`select from ${sql.identifier(name)} where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!isVisible) throw notFound(`This ${noun}`);
  // A partner may take steps on rows that it cannot update itself, so it could not lock them.
  const current = await call.asCompany((company) =>
    company.one<{ row_version: number }>(
      sql`
        select row_version from ${sql.identifier(name)} where organization_id = ${call.organization_id} and id = ${id}
        for update`,
      `This ${noun}`,
    ),
  );
  const { row_version } = current;
  if (named.includes(row_version)) return;
  throw new Refusal(
    412,
    `This ${noun} is now at version ${row_version}. Your If-Match header names version ${named.join(', ')}. Read the ${noun} again, then repeat your change.`,
    { 'If-Match': [`does not name the current version, which is ${row_version}`] },
    { row_version },
  );
}

/** A condition that cannot be checked must not be ignored: the caller relies on it. */
export function cannotCompare(subject: string): Refusal {
  return new Refusal(412, `${subject} no version to compare. Send the request without If-Match.`, {
    'If-Match': ['cannot be checked here'],
  });
}
