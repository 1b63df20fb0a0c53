import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Definition } from '../definition.schema.ts';
import { movedPosition, nextStep, type Position } from '../position.ts';
import type { AutomationRun } from '../schema.ts';
import type { RunAgain } from '../steps.schema.ts';
import { enqueueRun } from './engine/start.ts';

/**
 * Runs the failed step of a run again, and what follows it; steps that are done are not repeated. The caller has locked
 * the run, so that of two requests one is refused.
 * @throws 409 without a failed step, or if the newest version has it somewhere else
 */
export async function replayRun(call: Call, run: AutomationRun, { version }: RunAgain): Promise<void> {
  const { position, own, published, newest } = await call.one<{
    position: Position;
    own: Definition;
    published: number;
    newest: Definition;
  }>(sql`
    select r.position, o.definition as own, v.version as published, v.definition as newest from automation_runs r
    join automations a on a.organization_id = r.organization_id and a.id = r.automation_id
    join automation_versions o on o.organization_id = r.organization_id and o.automation_id = r.automation_id
      and o.version = r.version
    join automation_versions v on v.organization_id = r.organization_id and v.automation_id = r.automation_id
      and v.version = coalesce(a.published_version, r.version)
    where r.organization_id = ${call.organization_id} and r.id = ${run.id}`);
  const failed = nextStep(own, position);
  if (!failed) throw conflict('Only a run with a failed step can be run again.');
  const { step } = failed;
  const isNewer = version === 'newest' && published !== run.version;
  const start = isNewer ? movedPosition(newest, failed.position, step.id) : failed.position;
  if (!start) throw conflict('The newest version has no such step at this place. Run it again with the same version.');
  const next = isNewer ? published : run.version;
  await call.run(sql`
    update automation_runs
    set status = 'running', version = ${next}, position = ${JSON.stringify(start)}, error = null, finished_at = null,
      attempt = 0, acknowledged_at = null, acknowledged_by = null
    where organization_id = ${call.organization_id} and id = ${run.id}`);
  await recordAuditEvent(call, {
    ref_table: 'automations',
    ref_id: run.automation_id,
    partner_id: run.partner_id,
    changes: { run_again: [null, run.subject_name ?? run.id], version: [run.version, next] },
    reason: `Run again from the failed step “${step.id}”`,
  });
  await enqueueRun(call, run.id);
}
