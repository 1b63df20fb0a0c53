import type { Call } from '#server/call.ts';
import { badRequest, notFound } from '#server/errors.ts';
import type { Subject } from '#server/extension-points/facts.ts';
import { Parameters } from '#server/resource/comparison.ts';
import type { Narrowing } from '#server/resource/define.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { isId } from '#shared/ids.ts';
import type { AudienceCreate } from '../schema.ts';
import { loadCatalog } from './catalog.ts';
import { checkConditions } from './check.ts';
import { Compiler } from './compile.ts';
import { sources } from './evaluate.ts';
import { audiences } from './resource.ts';

export { type Catalog, loadCatalog } from './catalog.ts';
export { actualValuesOfEach, memberships } from './evaluate.ts';
export { findReach } from './reach.ts';
export { vocabularyOf } from './vocabulary.ts';

/** @returns the id */
export function createAudience(call: Call, input: AudienceCreate): Promise<string> {
  return createRow(call, audiences, input);
}

/** The list filter `audience_id`: the rows that are in any of the audiences. */
export function inAudience(entity: Subject): Narrowing {
  return {
    can: 'audiences:view',
    prepare: async (call, values) => {
      if (!values.every(isId)) throw badRequest('audience_id: must be an id', { audience_id: ['must be an id'] });
      const catalog = await loadCatalog(call);
      const chosen = values.map((id) => catalog.audiences.get(id.toLowerCase()));
      if (!chosen.every((audience) => audience?.entity === entity)) throw notFound('This audience');
      const { from, rows } = sources[entity];
      return (parameters) => {
        const compiler = new Compiler(catalog, parameters);
        const any = chosen.map((audience) => compiler.compile(audience!.conditions, rows).where);
        return `t.id in (select m.id from ${from} where m.organization_id = $1::uuid and (${any.join(' or ')}))`;
      };
    },
  };
}

/** @throws 422 for conditions that do not fit partners */
export function checkPartnerConditions(call: Call, when: AnyWhen): Promise<void> {
  return checkConditions(call, 'partners', when);
}

/** The live partners that meet conditions which another feature stores. */
export async function findPartnersMeeting(call: Call, when: AnyWhen): Promise<string[]> {
  const parameters = new Parameters(call.organization_id);
  const { from, rows } = sources.partners;
  const { where } = new Compiler(await loadCatalog(call), parameters).compile(when, rows);
  const [ids] = await call.tx.batch([
    {
      text: `select m.id::text from ${from} where m.organization_id = $1::uuid and m.archived_at is null and ${where}`,
      values: parameters.values,
    },
  ]);
  return ids!.map((id) => id!);
}
