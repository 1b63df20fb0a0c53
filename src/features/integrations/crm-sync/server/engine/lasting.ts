/** An error that another attempt meets again, such as a value that the database cannot store. */
export const isLasting = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || isOfValue(error);

/** The database refuses a value or a statement, so that the other records of the transaction are not concerned. */
export const isOfValue = (error: unknown): boolean =>
  /^(22|23|42|XX)/.test(String((error as { code?: unknown } | null)?.code ?? ''));
