import { newId } from '#shared/ids.ts';
/**
 * Returns the pending response of an equal request instead of sending it twice: a double click is faster than the
 * render that disables the button, and the second response would be an error. Files are not compared.
 */
export function shareRequest<Input, Output>(
  pending: Map<string, Promise<Output>>,
  input: Input,
  write: (input: Input) => Promise<Output>,
): Promise<Output> {
  const key = JSON.stringify(input, (_, value: unknown) =>
    value instanceof Blob || value instanceof FormData ? newId() : value,
  );
  const running = pending.get(key);
  if (running) return running;
  const sent = write(input).finally(() => pending.delete(key));
  pending.set(key, sent);
  return sent;
}
