import type pg from 'pg';

/** A column of a statement's result. */
export interface Column {
  name: string;
  /** The type's number in `pg_type`. */
  type: number;
}

interface Wire {
  parse(message: { text: string; name: string }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Prepares a statement without running it.
 * @returns its columns, or the database's message when it cannot be prepared
 */
export function prepareStatement(client: pg.Client, text: string): Promise<readonly Column[] | string> {
  return new Promise((resolve) => {
    let answer: readonly Column[] | string = [];
    // `pg` sends what has a `submit`, and gives it the answers.
    const preparation = {
      submit(connection: unknown): void {
        const wire = connection as Wire;
        wire.parse({ text, name: '' });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
        answer = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError({ message }: Error): void {
        answer = message;
        // The answer to the Sync follows, but `pg` gives it to the next statement.
        resolve(answer);
      },
      handleReadyForQuery: () => resolve(answer),
    };
    client.query(preparation as unknown as pg.Submittable);
  });
}
