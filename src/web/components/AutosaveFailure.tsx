import { Alert, Button } from 'antd';
import { texts as t } from '../shell.texts.ts';
import css from './AutosaveText.module.css';

interface AutosaveFailureProps {
  /** Null while everything is saved. */
  failure: string | null;
  onRetry: () => void;
}

/** Why something did not save itself: it stays in sight however far down somebody writes. */
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
