import { Button, Segmented } from 'antd';
import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import css from './thread.module.css';

/** The choice of who reads an entry; the value of a shared one differs by table. */
export interface VisibilityChoice<V extends string> {
  value: V;
  /** In the order shown. */
  options: readonly V[];
  onChange: (value: V) => void;
}

interface ThreadComposerProps<V extends string> {
  /** The text is empty, or must not be sent yet. */
  isEmpty: boolean;
  isSending: boolean;
  send: () => unknown;
  /** The words on the button. */
  label: string;
  /** Absent where nobody chooses. */
  visibility?: VisibilityChoice<V>;
  /** Says who reads it. */
  help?: ReactNode;
  /** Further buttons. */
  tools?: ReactNode;
  /** The input, and what is attached. */
  children: ReactNode;
}

/** The audience is chosen before sending and shown by color and word, because what is shared cannot be recalled. */
export function ThreadComposer<V extends string>(props: ThreadComposerProps<V>) {
  const { isEmpty, isSending, send, label, visibility, help, tools, children } = props;
  const isShared = visibility !== undefined && visibility.value !== 'internal';
  return (
    <div className={css.composer} data-shared={isShared || undefined}>
      {children}
      <div className={css.composerFoot}>
        {visibility && (
          <Segmented<V>
            size="small"
            value={visibility.value}
            onChange={visibility.onChange}
            aria-label={texts.visibility}
            options={visibility.options.map((value) =>
              value === 'internal'
                ? { value, label: texts.internal, icon: <Lock size={12} /> }
                : { value, label: texts.shared, icon: <Users size={12} /> },
            )}
          />
        )}
        {help && <span className="meta">{help}</span>}
        {tools}
        <Button type="primary" size="small" loading={isSending} disabled={isEmpty} onClick={() => void send()}>
          {label}
        </Button>
      </div>
    </div>
  );
}
