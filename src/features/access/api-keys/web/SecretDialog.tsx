import { Alert, Button, Modal } from 'antd';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '#web/components/CopyButton.tsx';
import { useFocusBack } from '#web/useFocusBack.ts';
import type { NewApiKey } from '../schema.ts';
import css from './keys.module.css';

/** The only time the key is seen. It closes by its button alone, not by a slip beside it. */
export function SecretDialog({ made, onClose }: { made: NewApiKey; onClose: () => void }) {
  useFocusBack();
  const copy = useCopy();
  return (
    <Modal
      open
      title={`${made.name} is ready`}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
      width={560}
    >
      <div className={css.secret}>
        <code data-testid="secret">{made.secret}</code>
        <Button icon={<Copy size={16} />} onClick={() => copy(made.secret)}>
          Copy
        </Button>
      </div>
      <Alert
        type="warning"
        showIcon
        title="This is the only time you see it. Keep it where you keep passwords."
        className={css.warning}
      />
      <p className="meta">Programs send it with each request:</p>
      <pre className={css.example}>Authorization: Bearer {made.prefix}…</pre>
    </Modal>
  );
}
