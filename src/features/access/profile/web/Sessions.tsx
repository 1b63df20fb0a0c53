import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api, apiAll } from '#web/requests/api.ts';
import css from './Profile.module.css';
import { texts } from './texts.ts';
import { useAccount } from './useProfile.ts';

interface Session {
  id: string;
  device: string;
  address: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  is_current: boolean;
}

/** The user's active sessions. */
export function Sessions() {
  const { message } = App.useApp();
  const { refresh } = useAccount();
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => apiAll<Session>('sessions', { signal }),
    // No event announces new or ended sessions.
    staleTime: 0,
  });
  const tell = async (work: Promise<unknown>, text: string) => {
    try {
      await work;
      message.success(text);
    } catch (error) {
      message.error((error as Error).message);
    }
    await refresh();
  };
  const end = ({ id, device }: Session) =>
    tell(api(`sessions/${id}`, { method: 'DELETE' }), `${device} was signed out`);
  const endOthers = () =>
    tell(api('sessions/revoke_others', { method: 'POST', body: {} }), texts.youSignedOutAllOtherSessions);

  return (
    <Loaded query={sessions}>
      {(rows) => (
        <div className={css.column}>
          <Card
            title={texts.activeSessions}
            actions={rows.length > 1 && <Button onClick={endOthers}>{texts.signOutEverywhereElse}</Button>}
          >
            <ul className={css.rows}>
              {rows.map((session) => (
                <li key={session.id} className={css.row}>
                  <div>
                    <div className={css.named}>
                      <strong>{session.device}</strong>
                      {session.is_current && <StatusTag tone="green">{texts.thisSession}</StatusTag>}
                    </div>
                    <div className="meta">
                      {texts.lastSeenSignedInExpires(
                        session.address && `${session.address} · `,
                        <DateText value={session.last_seen_at} as="relative" />,
                        <DateText value={session.created_at} />,
                        <DateText value={session.expires_at} />,
                      )}
                    </div>
                  </div>
                  {!session.is_current && (
                    <Button onClick={() => end(session)} aria-label={texts.signOut(session.device)}>
                      {texts.signOutText}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </Loaded>
  );
}
