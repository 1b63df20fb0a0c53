import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type AutomationAction, allAutomationRecords, automationAction } from '#server/extension-points/automations.ts';
import { offersDeclared, offersResource } from '#server/flags/offered.ts';
import { allSteps, type Definition } from '../../definition.schema.ts';

interface Offered {
  record: (table: string) => boolean;
  action: (action: AutomationAction) => boolean;
  recipe: (definition: Definition) => boolean;
}

/** Which records, actions and recipes belong to the program's modules, or are in a flow of the company already. */
export async function offeredIn(call: Call): Promise<Offered> {
  const used = await call.rows<{ word: string }>(sql`
    select distinct word #>> '{}' as word
    from automations a cross join jsonb_path_query(a.definition, 'strict $.** ? (@.type() == "string")') word
    where a.organization_id = ${call.organization_id} and a.archived_at is null`);
  // An event names its record: `deal_registrations.submitted`.
  const chosen = new Set(used.flatMap(({ word }) => [word, word.split('.')[0]!]));
  const record = (table: string) => chosen.has(table) || offersResource(call.actor, table);
  const action = ({ key, params, for: fits }: AutomationAction) =>
    chosen.has(key) ||
    (offersDeclared(call.actor, 'automates', key) &&
      params.every(({ required, resource }) => !required || !resource || offersResource(call.actor, resource)) &&
      (!fits || allAutomationRecords().some((one) => record(one.table) && fits(one))));
  return {
    record,
    action,
    recipe: ({ steps }) =>
      allSteps(steps).every(({ kind }) => {
        const taken = automationAction(kind);
        return !taken || action(taken);
      }),
  };
}
