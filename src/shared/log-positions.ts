/** The header with a position of PostgreSQL's log: on a response, one that includes its change; on a read, what was seen. */
export const POSITION_HEADER = 'x-tandem-position';

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

/** No replica has this one. */
export const LAST_POSITION = 'FFFFFFFF/FFFFFFFF';

/** @returns the position, such as `0/16B3748`; undefined if the text is not one */
export const readPosition = (text: unknown): string | undefined =>
  typeof text === 'string' && POSITION.test(text) ? text : undefined;

export const laterPosition = (a: string, b: string): string => (numberOf(a) > numberOf(b) ? a : b);

function numberOf(position: string): bigint {
  const [high, low] = position.split('/') as [string, string];
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`);
}
