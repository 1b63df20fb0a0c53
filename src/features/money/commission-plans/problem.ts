import type { PlanProblem } from './schema.ts';

/** Keeps a structure from being published. `path` names the field. */
export function error(code: string, path: string, message: string): PlanProblem {
  return { code, severity: 'error', path, message };
}

/** Likely a mistake, but can be published. */
export function warning(code: string, path: string, message: string): PlanProblem {
  return { code, severity: 'warning', path, message };
}
