/** A reason not to start that the operator can fix: its message is one complete sentence, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Exit codes of a server that stops on purpose: scripts/supervise.mjs starts it again after any other code. 78 is
 * EX_CONFIG of sysexits.h; 143 is what a shell reports for SIGTERM.
 */
export const EXIT = { wrongSettings: 78, stoppedLate: 143 };

/** Describes a failed file operation: `permission denied`, `no space left on device`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const system = /^E[A-Z]+: ([^,]+)/.exec(message);
  return system?.[1] ?? message;
}
