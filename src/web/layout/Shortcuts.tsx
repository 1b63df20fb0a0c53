import { Modal } from 'antd';
import { Fragment } from 'react';
import { activeShortcuts, type Shortcut } from '../interaction/shortcuts.ts';
import { texts as t } from '../shell.texts.ts';
import { isApple } from './isApple.ts';
import css from './Shortcuts.module.css';

const everywhere: Shortcut[] = [
  { keys: ['Ctrl+K'], label: t.openSearch, group: t.everywhere },
  { keys: ['?'], label: t.showShortcuts, group: t.everywhere },
  { keys: ['Esc'], label: t.closeDialog, group: t.everywhere },
];

const named = (key: string) => (isApple ? key.replace('Ctrl+', '⌘') : key.replace('+', ' + '));

/** Lists the shortcuts of the screen behind it. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const groups = new Map<string, Shortcut[]>(activeShortcuts());
  const added = groups.get(t.everywhere) ?? [];
  groups.delete(t.everywhere);
  return (
    <Modal open title={t.shortcuts} footer={null} onCancel={onClose} width={440}>
      {[...groups, [t.everywhere, [...added, ...everywhere]] as const].map(([group, shortcuts]) => (
        <section key={group} className={css.group} aria-label={group}>
          <h2>{group}</h2>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {keys.map((key) => (
                    <Fragment key={key}>
                      <kbd>{named(key)}</kbd>{' '}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
