import { useQuery } from '@tanstack/react-query';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api, apiAll } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { OpenSession } from '../schema.ts';
import { texts } from './texts.ts';

/** Open sessions, each with a button to end it. */
export function Sessions() {
  const { session_id } = useSession();
  const { message } = App.useApp();
  const [search, setSearch] = useState('');
  const q = useDebounced(search, 300);
  const sessions = useQuery({
    queryKey: ['debug', 'sessions', q],
    queryFn: ({ signal }) => apiAll<OpenSession>('debug/sessions', { query: { q }, signal }),
    placeholderData: (before) => before,
  });
  const end = useWrite<string, void>('debug', (id) => api(`debug/sessions/${id}`, { method: 'DELETE' }));
  return (
    <>
      <Input.Search
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={texts.nameOrEmail}
        aria-label={texts.searchSessions}
        style={{ maxWidth: 320, marginBottom: 12 }}
      />
      <Loaded query={sessions}>
        {(rows) => (
          <ScrollTable label={texts.openSessions}>
            <thead>
              <tr>
                <th scope="col">{texts.user}</th>
                <th scope="col">{texts.device}</th>
                <th scope="col">{texts.ipAddress}</th>
                <th scope="col">{texts.lastSeen}</th>
                <th scope="col">{texts.expires}</th>
                <th scope="col">
                  <span className="only-for-readers">{texts.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((session) => (
                <tr key={session.id}>
                  <td>
                    {session.full_name}
                    <div className="meta">{session.email}</div>
                    {session.impersonated_by && (
                      <StatusTag tone="amber">{texts.impersonatedBy(session.impersonated_by)}</StatusTag>
                    )}
                  </td>
                  <td>{session.device}</td>
                  <td data-tight>{session.ip_address}</td>
                  <td data-tight>
                    <DateText value={session.last_seen_at} as="relative" />
                  </td>
                  <td data-tight>
                    <DateText value={session.expires_at} />
                  </td>
                  <td data-tight>
                    {session.id === session_id ? (
                      <span className="meta">{texts.yourSession}</span>
                    ) : (
                      <Button
                        size="small"
                        type="text"
                        danger
                        aria-label={texts.endSession(session.full_name)}
                        onClick={() =>
                          end.mutateAsync(session.id).then(
                            () => void message.success(texts.signedOut),
                            (error: Error) => void message.error(error.message),
                          )
                        }
                      >
                        {texts.endSessionText}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
      </Loaded>
    </>
  );
}
