import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { texts as t } from '../shell.texts.ts';
import css from './AutosaveText.module.css';

export type Autosave = 'idle' | 'loading' | 'success' | 'error';

/** The state of an autosave, in the four texts of the specification. */
export function AutosaveText({ state }: { state: Autosave }) {
  const Icon = state === 'error' ? CircleAlert : state === 'success' ? Check : CloudUpload;
  return (
    <span className={css.saving} role="status">
      <Icon size={14} aria-hidden="true" color={state === 'error' ? 'var(--danger)' : undefined} />
      {t.autosave[state]}
    </span>
  );
}
