import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { texts as t } from '../shell.texts.ts';
import css from './AutosaveText.module.css';

export type Autosave = 'idle' | 'loading' | 'success' | 'error';

interface AutosaveTextProps {
  state: Autosave;
  failure: string | null;
  /** Absent where trying again could not help. */
  onRetry: (() => void) | undefined;
}

/** Where something saves itself: the four texts of the specification. */
export function AutosaveText({ state, failure, onRetry }: AutosaveTextProps) {
  const Icon = state === 'error' ? CircleAlert : state === 'success' ? Check : CloudUpload;
  return (
    <span className={css.saving} role="status" title={failure ?? undefined}>
      <Icon size={14} aria-hidden="true" color={state === 'error' ? 'var(--danger)' : undefined} />
      {t.autosave[state]}
      {state === 'error' && onRetry && (
        <Button size="small" type="link" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </span>
  );
}
