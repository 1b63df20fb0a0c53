import { newId } from '#shared/ids.ts';
/**
 * What is under way is not sent a second time: a button pressed twice is quicker than the render that takes it away, and the
 * second answer would be that the first has done it. Files are not compared.
 */
export function shareRequest<Input, Output>(
  underWay: Map<string, Promise<Output>>,
  input: Input,
  write: (input: Input) => Promise<Output>,
): Promise<Output> {
  const key = JSON.stringify(input, (_, value: unknown) =>
    value instanceof Blob || value instanceof FormData ? newId() : value,
  );
  const running = underWay.get(key);
  if (running) return running;
  const sent = write(input).finally(() => underWay.delete(key));
  underWay.set(key, sent);
  return sent;
}
