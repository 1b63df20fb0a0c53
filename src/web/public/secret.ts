/** The secret of a mailed link stands behind the #, which browsers keep to themselves. */
export function readSecret(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token');
}
