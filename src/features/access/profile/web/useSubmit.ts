import type { FormInstance } from 'antd';
import { useState } from 'react';
import { refusalOf } from '#web/resource/form/refusal.ts';

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
      const { beside, above } = refusalOf(error, (name) => name in values);
      form.setFields(beside.map(([name, texts]) => ({ name: [name] as never, errors: texts })));
      setFailure(above);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, failure };
}
