/** The messages between the screen and its worker. Only the worker holds the secret. */
export type ToWorker =
  | { kind: 'read'; text: string }
  | { kind: 'domains'; column: number }
  | { kind: 'blind' }
  | { kind: 'answer'; challenge: string }
  | { kind: 'find'; positions: number[] }
  | { kind: 'reveal' };

export interface ReadFile {
  headings: string[];
  /** The column that most likely holds domains. */
  column: number;
}
export interface FoundDomains {
  count: number;
  skipped: number;
}
export interface BlindedFile {
  public_key: string;
  points: string;
}

export type FromWorker = { done: unknown } | { failed: string } | { progress: number };
