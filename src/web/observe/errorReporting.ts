import { browserTracingIntegration, init, replayIntegration, setTag, setUser } from '@sentry/browser';

/** The sampling rates of the specification, section 9: every trace, one replay in ten, every replay with an error. */
const TRACES = 1;
const REPLAYS = 0.1;
const REPLAYS_WITH_ERROR = 1;

export function reportErrors(
  dsn: string,
  { user_id, organization_id }: { user_id: string; organization_id: string },
): void {
  init({
    dsn,
    // Personal data and credentials are not sent.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    tracesSampleRate: TRACES,
    replaysSessionSampleRate: REPLAYS,
    replaysOnErrorSampleRate: REPLAYS_WITH_ERROR,
    integrations: [
      browserTracingIntegration(),
      // Business data is not sent: the service gets shapes, not words or figures. Its compression would need a worker
      // that our content security policy does not allow.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
  });
  setUser({ id: user_id });
  setTag('organization_id', organization_id);
}
