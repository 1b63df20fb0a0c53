/**
 * Object storage did not store or return a file. The message is for the operator; people are told only that files cannot
 * be stored or read right now (`http/failures.ts`). It is no Refusal, so that jobs try again.
 */
export class StorageFailure extends Error {
  readonly isWrite: boolean;
  constructor(message: string, { isWrite, ...options }: ErrorOptions & { isWrite: boolean }) {
    super(message, options);
    this.isWrite = isWrite;
  }
}
