/** Reads the secret of an emailed link. It is behind the #, which browsers never send to a server. */
export function readSecret(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token');
}
