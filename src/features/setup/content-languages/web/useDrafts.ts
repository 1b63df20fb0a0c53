import { useMutation } from '@tanstack/react-query';
import { App, type FormInstance } from 'antd';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import type { DraftAnswer } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The texts of a form, by the keys of their fields. */
export type Values = Record<string, string | undefined>;

/** Drafts of the company's model in a form, until they are saved. What the person has typed stays. */
export function useDrafts(address: string, form: FormInstance<Values>, initial: Values) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [drafted, setDrafted] = useState<Values>({});
  const [problems, setProblems] = useState<DraftAnswer['problems']>([]);
  const asking = useMutation({
    mutationFn: () => api<DraftAnswer>(`content_records/${address}/draft`, { method: 'POST', body: {} }),
    onSuccess: (answer) => {
      const fresh = answer.drafts.filter(({ key }) => {
        const typed: string | undefined = form.getFieldValue(key);
        return typed === initial[key] || typed === drafted[key];
      });
      const texts = Object.fromEntries(fresh.map(({ key, text }) => [key, text]));
      form.setFieldsValue(texts);
      setDrafted({ ...drafted, ...texts });
      setProblems(answer.problems);
      if (fresh.length > 0) void message.success(t.drafted);
    },
    onError: showError,
  });
  return {
    draft: () => asking.mutate(),
    isDrafting: asking.isPending,
    isDraft: (key: string, text: string | undefined) => drafted[key] !== undefined && drafted[key] === text,
    problemOf: (key: string) => problems.find((one) => one.key === key)?.problem,
    forget: () => {
      setDrafted({});
      setProblems([]);
    },
  };
}
