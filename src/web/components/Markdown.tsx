import { lazy, Suspense } from 'react';
import css from './Markdown.module.css';

const Rendered = lazy(() => import('./MarkdownRendered.tsx'));

/** Text in markdown. Until the renderer is loaded, the plain text is shown. */
export function Markdown({ children, isDocument = false }: { children: string; isDocument?: boolean }) {
  return (
    <div className={`${css.text} ${isDocument ? css.document : ''}`}>
      <Suspense fallback={<p style={{ whiteSpace: 'pre-wrap' }}>{children}</p>}>
        <Rendered>{children}</Rendered>
      </Suspense>
    </div>
  );
}
