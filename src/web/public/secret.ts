/** Reads the secret of an emailed link. It is behind the #, which browsers never send to a server. */
export function readSecret(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token');
}

/** Whether the link finishes a registration; otherwise it confirms the address of an account. */
export function isSignUp(): boolean {
  return new URLSearchParams(window.location.hash.slice(1)).get('signup') === '1';
}
