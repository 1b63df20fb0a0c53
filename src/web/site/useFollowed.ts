import { useEffect, useState } from 'react';
import { post } from './browse.ts';
import { texts } from './texts.ts';

/** Reads the secret behind the `#`; older emails have it at the end of the path. */
function readToken(): string | null {
  const behind = new URLSearchParams(window.location.hash.slice(1)).get('token');
  const last = window.location.pathname.split('/').at(-1)!;
  return behind ?? (last.length > 60 ? last : null);
}

/**
 * A record that someone without an account follows by a link. `act` calls a route below `base` with the secret of the
 * link in its body, and shows the response.
 */
export function useFollowed<T>(base: string) {
  const [shown, setShown] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function act(name: string, body: object = {}): Promise<void> {
    setBusy(true);
    const answer = await post<T>(`${base}/${name}`, { token: readToken(), ...body });
    setBusy(false);
    setProblem(answer.problem ?? null);
    if (answer.value) setShown(answer.value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (readToken()) void act('open');
    else setProblem(texts.thisLinkIncompleteOpenLinkIn);
  }, []);
  return { shown, problem, isBusy, act };
}
