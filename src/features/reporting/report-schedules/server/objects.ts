import { roleWordsOf } from '#features/access/roles/words.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { offersResource } from '#server/flags/offered.ts';
import type { Kernel } from '#server/kernel.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import { declaredResources, type Resource } from '#server/resource/define.ts';
import type { ListView } from '#server/resource/list-sql.ts';
import { rowShape } from '#server/resource/verbs.ts';
import { allows } from '#shared/access/permissions.ts';
import type { ReportObject } from '../schema.ts';

/** Personal records have no report because no two readers have the same rows. */
const PERSONAL = ['in_app_notifications', 'saved_views'];

/** True if the caller can list this noun, by the same rules as its routes; flags are checked separately. */
function isListed(resource: Resource, actor: Actor): boolean {
  const { name, guardedBy = name, partner, ofOwnOrganization } = resource;
  if (ofOwnOrganization || PERSONAL.includes(name) || !allows(actor.permissions, guardedBy, 'view')) return false;
  return actor.mode === 'company' || (partner?.verbs.includes('list') ?? false);
}

/** The noun a report is about, if this reader may list it. */
export function objectFor(actor: Actor, name: string): Resource | undefined {
  const resource = declaredResources().get(name);
  return resource && isListed(resource, actor) ? resource : undefined;
}

export async function isReportOpen({ flags }: Kernel, actor: Actor, name: string): Promise<boolean> {
  return flags.opens(name, subjectOf(actor));
}

export function described({ name }: Resource): ReportObject {
  const { label, area } = roleWordsOf(name);
  return { name, label, area };
}

/** The nouns to choose from: what a report of the caller is about already stays. */
export async function objectsFor(kernel: Kernel, call: Call): Promise<ReportObject[]> {
  const { actor } = call;
  const used = await call.rows<{ object: string }>(sql`
    select distinct object from report_schedules where organization_id = ${call.organization_id}`);
  const chosen = new Set(used.map(({ object }) => object));
  const listed = [...declaredResources().values()].filter(
    (resource) =>
      isListed(resource, actor) &&
      (chosen.has(resource.name) || offersResource(actor, resource.guardedBy ?? resource.name)),
  );
  const open = await Promise.all(listed.map(({ name }) => isReportOpen(kernel, actor, name)));
  return listed
    .filter((_, index) => open[index])
    .map(described)
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** The columns of a noun that this caller may see, custom fields included. */
export async function viewFor(call: Call, resource: Resource): Promise<ListView> {
  const row = rowShape(resource, call.actor.partner_id);
  const custom = resource.custom && 'custom' in row.properties ? await customDefinitions(call, resource.custom) : [];
  return { resource, row, custom };
}
