import { Alert, Button } from 'antd';
import { texts as t } from '../shell.texts.ts';
import css from './AutosaveText.module.css';

interface AutosaveFailureProps {
  /** The error message; null while everything is saved. */
  failure: string | null;
  onRetry: () => void;
}

/** Explains why autosave failed. It stays visible however far down the user scrolls. */
export function AutosaveFailure({ failure, onRetry }: AutosaveFailureProps) {
  if (!failure) return null;
  return (
    <div className={css.failure}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t.notSaved(failure)}
        action={
          <Button size="small" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
