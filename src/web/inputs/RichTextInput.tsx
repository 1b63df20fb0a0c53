import { lazy, Suspense } from 'react';
import css from './RichTextInput.module.css';
import type { RichTextProps } from './richTextProps.ts';

const Editor = lazy(() => import('./RichTextEditor.tsx'));

/** Prose with headings, lists and links, stored as markdown. The editor is loaded when the first one is shown. */
export function RichTextInput(props: RichTextProps) {
  const height = 22 * (props.rows ?? 3) + 58;
  return (
    <Suspense fallback={<div className={css.frame} style={{ minHeight: height }} aria-busy="true" />}>
      <Editor {...props} />
    </Suspense>
  );
}
