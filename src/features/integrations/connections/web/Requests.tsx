import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Catalog, IntegrationRequest } from '../schema.ts';
import css from './connections.module.css';
import { texts as t } from './texts.ts';

/** The integrations that people ask for, and a field to ask for another one. */
export function Requests({ requests }: Pick<Catalog, 'requests'>) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const [name, setName] = useState('');
  const ask = useWrite<IntegrationRequest, Catalog>('connections', (body) =>
    api('connections/requests', { method: 'POST', body }),
  );
  const send = (wanted: string) =>
    ask.mutate(
      { name: wanted },
      {
        onSuccess: () => {
          setName('');
          void message.success(t.requested);
        },
        onError: showError,
      },
    );
  return (
    <section className={css.requests}>
      <h2>{t.requestTitle}</h2>
      <p className="meta">{t.requestText}</p>
      <form
        className={css.ask}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim().length >= 2) send(name.trim());
        }}
      >
        <Input
          value={name}
          maxLength={60}
          aria-label={t.requestLabel}
          placeholder={t.requestLabel}
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit" loading={ask.isPending} disabled={name.trim().length < 2}>
          {t.request}
        </Button>
      </form>
      {requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <li key={request.name}>
              <span>
                <strong>{request.name}</strong> <span className="meta">{t.by_count(request.votes)}</span>
              </span>
              {request.is_mine ? (
                <span className="meta">{t.mine}</span>
              ) : (
                <Button size="small" onClick={() => send(request.name)}>
                  {t.vote}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
