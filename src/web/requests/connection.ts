import { defineTexts } from '../texts.ts';

const t = defineTexts('web/requests/connection', { noConnection: 'Tandem cannot be reached. Check your connection.' });

/** Thrown when there is no response. The browsers' own messages differ and do not say what to do. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(t.noConnection, { cause });
    this.name = 'NoConnection';
  }
}
