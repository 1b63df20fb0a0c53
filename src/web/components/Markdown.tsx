import { lazy, Suspense } from 'react';
import css from './Markdown.module.css';

const Rendered = lazy(() => import('./MarkdownRendered.tsx'));

/** Text somebody wrote, as markdown. While the renderer arrives the plain text is there to read. */
export function Markdown({ children, isDocument = false }: { children: string; isDocument?: boolean }) {
  return (
    <div className={`${css.text} ${isDocument ? css.document : ''}`}>
      <Suspense fallback={<p style={{ whiteSpace: 'pre-wrap' }}>{children}</p>}>
        <Rendered>{children}</Rendered>
      </Suspense>
    </div>
  );
}
