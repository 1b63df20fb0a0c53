/** A POST that may wait. Its repetition must be harmless, because an answer may have been lost. */
export interface WaitingRule {
  /** Below `/api`: `tasks/$id/complete`. */
  path: string;
  /** What the person did, in a few words. */
  label: (body: unknown) => string;
}
