import { useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { api } from '#web/requests/api.ts';

/** Leads the person who is signed in to their page for signing. */
export function useSign() {
  const { message } = App.useApp();
  return useMutation({
    mutationFn: (id: string) => api<{ url: string }>(`contracts/${id}/sign_link`, { method: 'POST', body: {} }),
    onSuccess: ({ url }) => {
      window.location.assign(url);
    },
    onError: (error: Error) => void message.error(error.message),
  });
}
