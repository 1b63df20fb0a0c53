import { expect, test, vi } from 'vitest';

const init = vi.fn();
const replayIntegration = vi.fn();
vi.mock('@sentry/browser', () => ({
  init,
  replayIntegration,
  browserTracingIntegration: vi.fn(),
  setUser: vi.fn(),
  setTag: vi.fn(),
}));
const { reportErrors } = await import('./errorReporting.ts');

test('sends all traces, a tenth of replays, and all replays with errors, without screen text', () => {
  reportErrors('https://key@errors.test/7', { user_id: 'u', organization_id: 'o' });
  expect(init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      dsn: 'https://key@errors.test/7',
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    }),
  );
  expect(replayIntegration).toHaveBeenCalledWith(
    expect.objectContaining({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
  );
});
