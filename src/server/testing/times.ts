import { appendFileSync, readFileSync } from 'node:fs';

/**
 * Notes processor time for `scripts/test.mjs`, a line of JSON each, beside the report of the run; other runs measure
 * nothing.
 */
export function noteTime(time: { file: string; processorMs: number } | { databaseMs: number }): void {
  const report = process.env.TANDEM_TEST_REPORT;
  if (report) appendFileSync(`${report}.times`, `${JSON.stringify(time)}\n`);
}

/** The processor time of a process and of its children that have ended; 0 where the system does not tell. */
export function processorMsOf(pid: number): number {
  try {
    // The name of the program, in brackets, may contain spaces. Times are in hundredths of a second (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field) * 10, 0);
  } catch {
    return 0;
  }
}
