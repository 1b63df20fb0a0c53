import { defineTexts } from './texts.ts';

const t = defineTexts({ en: { noConnection: 'Tandem cannot be reached. Check your connection.' } });

/** No answer came: browsers say that each in words of its own, none of which says what to do. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super(t.noConnection, { cause });
    this.name = 'NoConnection';
  }
}
