import { Button } from 'antd';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ApiError } from '../api.ts';
import { NoConnection } from '../connection.ts';
import { texts as t } from '../shell.texts.ts';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  /** Whatever was thrown. */
  error: unknown;
  reset?: () => void;
}

/** After a deployment an open tab asks for chunks that are gone: only a reload helps. */
const isStaleBuild = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);

export function ErrorState({ error, reset }: ErrorStateProps) {
  if (isStaleBuild(error)) {
    const reload = (
      <Button type="primary" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    );
    return <EmptyState icon={CloudOff} title={t.updated} actions={reload} />;
  }
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
