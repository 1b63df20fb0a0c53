import { Alert, Button, Modal } from 'antd';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '#web/components/CopyButton.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import type { NewApiKey } from '../schema.ts';
import css from './keys.module.css';
import { texts } from './texts.ts';

/** The key is shown only here, so the dialog closes only with its button. */
export function SecretDialog({ made, onClose }: { made: NewApiKey; onClose: () => void }) {
  useRestoreFocus();
  const copy = useCopy();
  return (
    <Modal
      open
      title={texts.isReady(made.name)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.iHaveSavedKey}
        </Button>
      }
      width={560}
    >
      <div className={css.secret}>
        <code data-testid="secret">{made.secret}</code>
        <Button icon={<Copy size={16} />} onClick={() => copy(made.secret)}>
          {texts.copyKey}
        </Button>
      </div>
      <Alert type="warning" showIcon title={texts.thisKeyShownOnlyOnceStore} className={css.warning} />
      <p className="meta">{texts.sendKeyWithEachRequest}</p>
      <pre className={css.example}>Authorization: Bearer {made.prefix}…</pre>
    </Modal>
  );
}
