import { StartError } from '../start-error.ts';

/** Error reporting and session replay in browsers; without settings nothing is loaded or sent. */
export interface Observation {
  /** The DSN of an error-reporting service with Sentry's protocol. */
  error_reporting: { dsn: string } | null;
  /** Receives recorded sessions as rrweb events: `POST {url}/{app_id}/{session}`. */
  session_replay: { url: string; app_id: string } | null;
}

/** @throws StartError naming the variable */
export function readObservation(env: Record<string, string | undefined>): Observation {
  const dsn = env.TANDEM_ERROR_REPORTING_DSN;
  const url = env.TANDEM_SESSION_REPLAY_URL;
  const app_id = env.TANDEM_SESSION_REPLAY_APP_ID;
  if (dsn && !/^https?:\/\/[A-Za-z0-9]+@[^/\s]+\/(.+\/)?\d+$/.test(dsn)) {
    throw new StartError(
      'TANDEM_ERROR_REPORTING_DSN is malformed: set it to the client key of your project, such as https://key@errors.example.com/1.',
    );
  }
  // Only the build uses the token (scripts/sourcemaps.mjs), so the server checks it and forgets it.
  const token = env.TANDEM_ERROR_REPORTING_TOKEN;
  if (token && !dsn) {
    throw new StartError('TANDEM_ERROR_REPORTING_TOKEN works only together with TANDEM_ERROR_REPORTING_DSN: set both.');
  }
  if (token && !/^[\x21-\x7e]{16,4000}$/.test(token)) {
    throw new StartError(
      'TANDEM_ERROR_REPORTING_TOKEN is malformed: copy the token that may upload source maps to your project.',
    );
  }
  if (!url !== !app_id) {
    throw new StartError(
      'TANDEM_SESSION_REPLAY_URL and TANDEM_SESSION_REPLAY_APP_ID work only together: set both, or neither.',
    );
  }
  if (url && !/^https?:\/\/[^\s?#]+$/.test(url)) {
    throw new StartError(
      'TANDEM_SESSION_REPLAY_URL is malformed: set it to an address such as https://replay.example.com.',
    );
  }
  if (app_id && !/^[A-Za-z0-9._-]{1,100}$/.test(app_id)) {
    throw new StartError(
      'TANDEM_SESSION_REPLAY_APP_ID is malformed: use letters, digits, dots, dashes and underscores.',
    );
  }
  return {
    error_reporting: dsn ? { dsn } : null,
    session_replay: url && app_id ? { url: url.replace(/(?<!\/)\/+$/, ''), app_id } : null,
  };
}

/** The origins to which browsers may send data. */
export function observedOrigins({ error_reporting, session_replay }: Observation): string[] {
  return [error_reporting?.dsn, session_replay?.url].flatMap((address) => (address ? [new URL(address).origin] : []));
}
