import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { observedOrigins, readObservation } from './observation.ts';

test('reports nothing without settings', () => {
  expect(readObservation({})).toEqual({ error_reporting: null, session_replay: null });
  expect(observedOrigins(readObservation({}))).toEqual([]);
});

test('allows browsers to reach the configured services only, without the key', () => {
  const observation = readObservation({
    TANDEM_ERROR_REPORTING_DSN: 'https://abc123@errors.example.com/42',
    TANDEM_SESSION_REPLAY_URL: 'https://replay.example.com/in/',
    TANDEM_SESSION_REPLAY_APP_ID: 'acme/app'.replace('/', '.'),
  });
  expect(observedOrigins(observation)).toEqual(['https://errors.example.com', 'https://replay.example.com']);
  expect(observation.session_replay).toEqual({ url: 'https://replay.example.com/in', app_id: 'acme.app' });
});

test.each([
  [{ TANDEM_ERROR_REPORTING_DSN: 'https://errors.example.com/42' }, 'TANDEM_ERROR_REPORTING_DSN'],
  [{ TANDEM_ERROR_REPORTING_DSN: 'nonsense' }, 'TANDEM_ERROR_REPORTING_DSN'],
  [{ TANDEM_ERROR_REPORTING_TOKEN: 'a-token-of-the-operator' }, 'TANDEM_ERROR_REPORTING_TOKEN'],
  [
    { TANDEM_ERROR_REPORTING_DSN: 'https://abc@errors.example.com/4', TANDEM_ERROR_REPORTING_TOKEN: 'two words' },
    'TANDEM_ERROR_REPORTING_TOKEN',
  ],
  [{ TANDEM_SESSION_REPLAY_URL: 'https://replay.example.com' }, 'TANDEM_SESSION_REPLAY_APP_ID'],
  [{ TANDEM_SESSION_REPLAY_URL: 'ftp://x', TANDEM_SESSION_REPLAY_APP_ID: 'a' }, 'TANDEM_SESSION_REPLAY_URL'],
  [{ TANDEM_SESSION_REPLAY_URL: 'https://x', TANDEM_SESSION_REPLAY_APP_ID: 'a b' }, 'TANDEM_SESSION_REPLAY_APP_ID'],
])('rejects a wrong setting by name: %j', (env, name) => {
  expect(() => readObservation(env)).toThrow(StartError);
  expect(() => readObservation(env)).toThrow(name);
});
