import type { Mode } from '../session/credentials.ts';

/** The parts of a session that the offline portal needs. */
export interface OfflineSession {
  user: { id: string };
  mode: Mode;
  program: { partner_id: string } | null;
  impersonation: object | null;
  rules: { idle_minutes: number | null; is_remembered: boolean };
}

/** A POST that may wait. Its repetition must be harmless, because an answer may have been lost. */
export interface WaitingRule {
  /** Below `/api`: `tasks/$id/complete`. */
  path: string;
  /** The action of the person, in a few words. */
  label: (body: unknown) => string;
}
