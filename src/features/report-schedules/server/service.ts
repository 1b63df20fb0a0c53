import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ReportScheduleCreate } from '../schema.ts';
import { reportSchedules } from './resource.ts';

export { deliver } from './deliver.ts';
export { beginDue, startRun } from './run.ts';

/** A schedule of the caller's. @returns the id */
export function createReportSchedule(call: Call, input: ReportScheduleCreate): Promise<string> {
  return createRow(call, reportSchedules, input);
}
