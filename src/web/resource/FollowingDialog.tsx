import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from '../afterPaint.ts';
import { useFocusBack } from '../useFocusBack.ts';
import { noteKey } from './earlyKeys.ts';
import css from './FollowingDialog.module.css';

interface Ahead {
  /** What was typed meanwhile, for `FollowingFields`. */
  typed: string[];
  /** Ctrl+Enter was pressed meanwhile. */
  isSent: boolean;
  /** The dialog's own darkness, which goes on from there. */
  mask: { className: string; style: CSSProperties };
}

/**
 * A dialog answers the hand by darkening the page; all of it follows as soon as that is painted, whole instead of growing.
 * Until then the keys are its own: no letter is lost, and none is a shortcut of the page behind.
 */
export function FollowingDialog({ onClose, children }: { onClose: () => void; children: (ahead: Ahead) => ReactNode }) {
  const [began] = useState(() => performance.now());
  const [waited, setWaited] = useState<number | null>(null);
  const typed = useRef<string[]>([]);
  const isSent = useRef(false);
  useFocusBack();

  useEffect(() => afterPaint(() => setWaited(Math.round(performance.now() - began))), [began]);
  useEffect(() => {
    if (waited !== null) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Enter') isSent.current ||= event.ctrlKey || event.metaKey;
      // A second space would press the button once more that asked for the dialog.
      else if (!noteKey(typed.current, event) && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [waited, onClose]);

  if (waited === null) return createPortal(<div className={css.ahead} aria-hidden="true" />, document.body);
  const mask = { className: css.mask!, style: { animationDelay: `-${waited}ms` } };
  return children({ typed: typed.current, isSent: isSent.current, mask });
}
