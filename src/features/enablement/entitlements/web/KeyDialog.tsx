import { Modal } from 'antd';
import { CopyButton } from '#web/components/CopyButton.tsx';
import css from './benefits.module.css';
import { texts as t } from './texts.ts';

/** Shows the keys, which are displayed only once. */
export function KeyDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  return (
    <Modal
      open
      title={t.yourKeys}
      onCancel={onClose}
      onOk={onClose}
      okText={t.done}
      cancelButtonProps={{ hidden: true }}
      mask={{ closable: false }}
    >
      <p>{t.keysOnce}</p>
      <div className={css.keys}>
        {keys.map((key) => (
          <code key={key}>{key}</code>
        ))}
      </div>
      <CopyButton text={keys.join('\n')} />
    </Modal>
  );
}
