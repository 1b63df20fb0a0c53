import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Distribution } from '../schema.ts';
import { distributionSteps } from '../steps.schema.ts';
import { distributions } from './resource.ts';
import { acceptDistribution, asWriter, endDistribution, makeDefault, matchDistribution } from './rules.ts';

/** The caller's own rights decide whether it exists. */
async function lockedDistribution(call: Call, id: string): Promise<Distribution> {
  await call.one(
    sql`select from distributions where organization_id = ${call.organization_id} and id = ${id}`,
    'This distribution',
  );
  return asWriter(call, (writer) => lockedRow<Distribution>(writer, distributions, id));
}

export const { routes: distributionStepRoutes } = takeSteps(distributions, distributionSteps, {
  lock: lockedDistribution,
  rules: { match: matchDistribution, make_default: makeDefault, end: endDistribution, accept: acceptDistribution },
});
