import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Unplug from 'lucide-react/icons/unplug';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { api } from '#web/requests/api.ts';
import type { Connection } from '../schema.ts';
import { takeReturn } from './returnTo.ts';
import { texts as t } from './texts.ts';

/** The page to which a provider sends the browser back. The code works once, so it is sent once. */
export default function ReturnScreen() {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values of the address are sent once
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const given = new URLSearchParams(window.location.search);
    const [state, code, error] = ['state', 'code', 'error'].map((name) => given.get(name) ?? undefined);
    // The values leave the address at once, so that neither the history nor a screenshot keeps them.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!state) return setFailure(t.returnEmpty);
    api<Connection>('connections/oauth/return', {
      method: 'POST',
      body: { state, ...(code && { code }), ...(error && { error }) },
    })
      .then(async ({ id, name }) => {
        await queries.invalidateQueries({ queryKey: ['connections'] });
        void message.success(t.connected(name));
        // The catalog opens the connection; the screen that asked for it goes on with it.
        await navigate({ to: takeReturn() as string, search: { drawer: id, connection: id } as never, replace: true });
      })
      .catch((refused: Error) => setFailure(refused.message));
  }, []);
  if (failure === null)
    return (
      <div role="status" aria-label={t.connecting}>
        <PageSkeleton />
      </div>
    );
  return (
    <>
      <PageHeader title={t.returnFailed} />
      <EmptyState
        icon={Unplug}
        title={failure}
        actions={
          <Link to="/connections/catalog">
            <Button type="primary">{t.back}</Button>
          </Link>
        }
      />
    </>
  );
}
