/** The state of this browser's request to a provider; a response to any other was started by someone else. */
const STATE = 'tandem.sign-in';

interface BegunSignIn {
  state?: string;
  /** Where to go after signing in. */
  to?: string;
}

/** Sends the browser to an identity provider, and remembers what the response must belong to. */
export function leaveForProvider({ address, state }: { address: string; state: string }, to: string): void {
  sessionStorage.setItem(STATE, JSON.stringify({ state, to } satisfies BegunSignIn));
  window.location.assign(address);
}

export function begunSignIn(): BegunSignIn {
  return JSON.parse(sessionStorage.getItem(STATE) ?? '{}') as BegunSignIn;
}
