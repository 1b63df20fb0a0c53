/** The addresses that the user's role may not read, from the session; requesting one would sign the user out. */
let closed: string[][] = [];

export function setReachable(unreadable: readonly string[]): void {
  closed = unreadable.map((pattern) => pattern.split('/'));
}

/** @param path below `/api`, such as `imports/42/files` */
export function isUnreachable(path: string): boolean {
  if (closed.length === 0) return false;
  const parts = path.replace(/^\//, '').split('?')[0]!.split('/');
  return closed.some((pattern) =>
    pattern[1] === '*'
      ? pattern[0] === parts[0]
      : pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith(':') || part === parts[index]),
  );
}
