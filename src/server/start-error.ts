/** A reason not to start that the operator can fix: its message is one complete sentence, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A failed file operation in words: `permission denied`, `no space left on device`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const system = /^E[A-Z]+: ([^,]+)/.exec(message);
  return system?.[1] ?? message;
}
