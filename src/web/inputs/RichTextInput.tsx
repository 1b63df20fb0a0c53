import { lazy, Suspense } from 'react';
import css from './RichTextInput.module.css';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

export interface RichTextProps {
  id?: string;
  value?: string | null;
  onChange?: (markdown: string) => void;
  /** Ctrl+Enter, where a text is sent rather than saved with a form. */
  onSend?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** Of the text at first; it grows with what is written. */
  rows?: number;
  /** Without a border of its own: it stands in a box. */
  bare?: boolean;
  /** Texts that a menu inserts at the cursor, such as merge fields. */
  inserts?: { label: string; items: readonly { text: string; label: string }[] };
  /** Pictures can be uploaded into the text. */
  hasPictures?: boolean;
  'aria-label'?: string;
}

/** Prose with headings, lists and links, kept as markdown. The editor is fetched when the first one is shown. */
export function RichTextInput(props: RichTextProps) {
  const height = 22 * (props.rows ?? 3) + 58;
  return (
    <Suspense fallback={<div className={css.frame} style={{ minHeight: height }} aria-busy="true" />}>
      <Editor {...props} />
    </Suspense>
  );
}
