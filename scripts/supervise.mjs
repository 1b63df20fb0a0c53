// Restarts a server when it crashes, for npm start.
import { setTimeout as delay } from 'node:timers/promises';
import { onStop, runTool, spawnServer } from './toolchain.mjs';

/**
 * Exit codes of src/server/start-error.ts: the settings are wrong, or the server was told to stop and took too long.
 */
const WRONG_SETTINGS = 78;
const STOPPED = [0, 130, 143];

/**
 * A crash within this time of the start, in milliseconds, is a quick one; after this many in a row, another start would
 * not help either.
 */
const QUICK_MS = 60_000;
const MOST_QUICK = 5;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The server reports every few seconds. One that falls silent after its first report, or whose workers do nothing for
 * this long although work is due, is replaced.
 */
const SILENT_MS = 180_000;
const STUCK_SECONDS = 120;
const WATCH_MS = 5_000;
/** The time for a clean stop before the server is killed. */
const STOP_MS = 20_000;

/**
 * Runs the server until it ends or is told to stop. After a crash it is restarted, each time after a longer pause.
 * @param command `[tool, arguments, environment]`
 * @param built resolves when the web app is built, which the server is told, or with the failure, which ends the server
 * @returns its exit code
 */
export async function supervise(
  command,
  {
    built,
    firstPauseMs = 1_000,
    cleanUp = stopDatabase,
    silentMs = SILENT_MS,
    watchMs = WATCH_MS,
    stopMs = STOP_MS,
  } = {},
) {
  const stopping = new AbortController();
  let server;
  const stop = (signal) => {
    stopping.abort();
    server?.pass(signal);
  };
  onStop(stop);
  let isUnbuilt = false;
  built?.then((failure) => {
    if (!failure || stopping.signal.aborted) return;
    console.error(`The web app could not be built:\n${failure}`);
    isUnbuilt = true;
    stop('SIGTERM');
  });
  for (let quick = 0, hasCrashed = false; ; hasCrashed = true) {
    const began = Date.now();
    // The channel tells the server when this script is killed, so that it does not run on without anyone to stop it.
    server = spawnServer(command, 'ipc');
    const { send } = server;
    built?.then((failure) => failure || send({ kind: 'built' }));
    const watch = watchWork(server, { silentMs, watchMs, stopMs });
    const { code, signal } = await server.ended;
    watch.end();
    if (isUnbuilt) return 1;
    if (stopping.signal.aborted) return STOPPED.includes(code) ? code : end(code ?? 1);
    if (STOPPED.includes(code) && !watch.hasStopped()) return code;
    // Another start would have the same wrong settings. After a crash, the database may only be unavailable for a
    // while.
    if (code === WRONG_SETTINGS && !hasCrashed) return code;
    quick = Date.now() - began < QUICK_MS ? quick + 1 : 1;
    const how = signal ? `by signal ${signal}` : `with exit code ${code}`;
    if (quick === MOST_QUICK) {
      console.error(
        `Tandem ended ${how}. It crashed ${quick} times in a row soon after its start, so it is not started again. The reason is in the lines above: repair it and run npm start.`,
      );
      return end(code ?? 1);
    }
    const pause = Math.min(firstPauseMs * 2 ** (quick - 1), LONGEST_PAUSE_MS);
    console.error(`Tandem ended unexpectedly ${how}. It starts again in ${Math.ceil(pause / 1_000)} s.`);
    await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return end(0);
  }

  /** A server that was killed leaves its database running. */
  async function end(code) {
    await cleanUp();
    return code;
  }
}

const stopDatabase = () => runTool('node', ['src/server/stop-database.ts']);

/** Stops a server that no longer works. The first report comes when it has started, which may take long. */
function watchWork(server, { silentMs, watchMs, stopMs }) {
  let lastReport;
  let stuckSeconds = 0;
  let hasStopped = false;
  server.onMessage((message) => {
    if (message?.kind !== 'work') return;
    lastReport = Date.now();
    stuckSeconds = Math.min(message.idle_seconds, message.due_seconds);
  });
  const replace = (reason) => {
    hasStopped = true;
    clearInterval(timer);
    console.error(`Tandem is replaced: ${reason}.`);
    server.pass('SIGTERM');
    killer = setTimeout(() => server.pass('SIGKILL'), stopMs);
  };
  let killer;
  const timer = setInterval(() => {
    if (lastReport === undefined) return;
    if (stuckSeconds >= STUCK_SECONDS) replace('its workers do nothing although work is due');
    else if (Date.now() - lastReport > silentMs) replace('it does not respond');
  }, watchMs);
  return {
    hasStopped: () => hasStopped,
    end() {
      clearInterval(timer);
      clearTimeout(killer);
    },
  };
}
