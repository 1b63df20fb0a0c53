import type { Session } from '../session/session.tsx';

let isStarted = false;

/**
 * Starts the observation services that the operator set up, and loads their code only then. A failure here must never
 * disturb the application.
 */
export function observe({ observation, session_id, user, organization }: Session): void {
  if (isStarted) return;
  isStarted = true;
  const { error_reporting, session_replay } = observation;
  const who = { user_id: user.id, organization_id: organization.id };
  if (error_reporting) {
    void import('./errorReporting.ts').then(
      ({ reportErrors }) => reportErrors(error_reporting.dsn, who),
      () => undefined,
    );
  }
  if (session_replay) {
    void import('./sessionReplay.ts').then(
      ({ recordSession }) => recordSession(session_replay, session_id),
      () => undefined,
    );
  }
}
