import type { FormInstance } from 'antd';
import { useState } from 'react';
import { ApiError } from '#web/api.ts';

/** Sends a form: the server's refusals beside the fields they name, others as one sentence. */
export function useSubmit<Values extends object>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<unknown>,
) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: Values) => {
    setFailure(null);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
      const known = errors.filter(([name]) => name in values);
      form.setFields(known.map(([name, texts]) => ({ name: [name] as never, errors: texts.map(sentence) })));
      if (known.length === 0) setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, failure };
}

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1);
