import { useEffect, useRef } from 'react';
import css from './directory.module.css';

/** Replaces a form that was sent; it is scrolled to where the reader looks and gets the focus. */
export function Thanks({ children }: { children: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
    shown.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={shown} className={css.sent} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}
