import type { PlanProblem } from './schema.ts';

/** A problem that blocks publishing. `path` names the field. */
export function error(code: string, path: string, message: string): PlanProblem {
  return { code, severity: 'error', path, message };
}

/** A likely mistake that does not block publishing. */
export function warning(code: string, path: string, message: string): PlanProblem {
  return { code, severity: 'warning', path, message };
}
