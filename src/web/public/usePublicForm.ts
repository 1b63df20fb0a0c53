import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '#shared/text/error-sentence.ts';
import type { Refused } from './call.ts';
import type { Problems } from './problems.ts';

interface Options<Name extends string> {
  names: readonly Name[];
  check: (given: Record<NoInfer<Name>, string>) => Problems<NoInfer<Name>>;
  send: (given: Record<NoInfer<Name>, string>) => Promise<unknown>;
  /** The message if the server gave no reason. */
  fallback: string;
}

/**
 * A form of plain elements: it is checked before it is sent, corrected fields lose their marks, and refusals of the
 * server are shown beside the fields.
 */
export function usePublicForm<Name extends string>({ names, check, send, fallback }: Options<Name>) {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const read = () => {
    const data = new FormData(ref.current!);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
  };
  const show = (next: Problems<Name>): boolean => {
    setProblems(next);
    const first = names.find((name) => next[name]);
    if (first) ref.current!.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return !!first;
  };

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const given = read();
    if (show(check(given)) || isBusy) return;
    setBusy(true);
    try {
      await send(given);
    } catch (error) {
      const { message, errors = {} } = error as Refused;
      const refusedNames = names.filter((name) => errors[name]);
      show(
        Object.fromEntries(
          refusedNames.map((name) => [name, errors[name]!.map((text) => errorSentence(text)).join(' ')]),
        ) as Problems<Name>,
      );
      if (refusedNames.length === 0) setFailure(message || fallback);
    } finally {
      setBusy(false);
    }
  }

  return {
    failure,
    problems,
    isBusy,
    /** Props for the form element. */
    form: {
      ref,
      onSubmit,
      onInput: () => Object.keys(problems).length > 0 && setProblems(check(read())),
      noValidate: true,
    },
  };
}
