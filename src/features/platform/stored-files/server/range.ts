/** The bytes from the first to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that a `Range` header requests (RFC 9110, 14.2). Several ranges at once are answered with the
 * whole file, which the standard allows.
 * @returns undefined for the whole file, 'none' when the range is outside the file
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [from, to] = [match[1]!, match[2]!];
  if (from === '') {
    // The last so many bytes.
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'none' : { first, last };
}
