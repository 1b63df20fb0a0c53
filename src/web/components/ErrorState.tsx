import { Button } from 'antd';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { ApiError } from '../requests/api.ts';
import { NoConnection } from '../requests/connection.ts';
import { isReachable, isStaleBuild, NotLoaded } from '../screenFile.ts';
import { texts as t } from '../shell.texts.ts';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  /** The thrown value. */
  error: unknown;
  reset?: () => void;
}

const RETRY_MS = 3_000;

/**
 * Shown when a file of the application cannot be loaded. The browser caches this failure, so the page reloads as soon
 * as the server is reachable.
 */
function MissingFile({ error }: { error: unknown }) {
  const [isUnreachable, setUnreachable] = useState(error instanceof NotLoaded);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const checkServer = async (wasUnreachable: boolean) => {
      if (!(await isReachable())) {
        setUnreachable(true);
        timer = setTimeout(checkServer, RETRY_MS, true);
      } else if (wasUnreachable) window.location.reload();
    };
    void checkServer(error instanceof NotLoaded);
    return () => clearTimeout(timer);
  }, [error]);
  if (isUnreachable) {
    return (
      <div role="alert">
        <EmptyState icon={CloudOff} title={new NoConnection(error).message} />
      </div>
    );
  }
  return (
    <EmptyState
      icon={CloudOff}
      title={t.updated}
      actions={
        <Button type="primary" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      }
    />
  );
}

export function ErrorState({ error, reset }: ErrorStateProps) {
  if (error instanceof NotLoaded || isStaleBuild(error)) return <MissingFile error={error} />;
  const offline = error instanceof NoConnection;
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? CloudOff : TriangleAlert}
        title={offline ? error.message : t.failed}
        actions={reset && <Button onClick={reset}>{t.tryAgain}</Button>}
      >
        {error instanceof ApiError ? error.message : !offline && t.failedHint}
      </EmptyState>
    </div>
  );
}
