import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import css from './DropDown.module.css';

interface DropDownProps {
  open: boolean;
  onTurn: (open: boolean) => void;
  placement?: 'bottomLeft' | 'bottomRight';
  /** What drops down. */
  content: ReactNode;
  /** The button; it says itself what it opens, and whether it has. */
  children: ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;
}

/**
 * What drops down from a button: a menu, a panel. The library's would be laid out five times before it is seen; this takes
 * its place between the layout of the frame that shows it and the paint.
 */
export function DropDown({ open, onTurn, placement = 'bottomLeft', content, children }: DropDownProps) {
  const opener = useRef<HTMLElement | null>(null);
  return (
    <>
      {cloneElement(children, { ref: opener, onClick: () => onTurn(!open) })}
      {open &&
        createPortal(
          <Dropped opener={opener} placement={placement} onClose={() => onTurn(false)}>
            {content}
          </Dropped>,
          document.body,
        )}
    </>
  );
}

const openWithin = ['select', 'picker'].map((part) => `.ant-${part}-dropdown:not(.ant-${part}-dropdown-hidden)`).join();

interface DroppedProps {
  opener: RefObject<HTMLElement | null>;
  placement: 'bottomLeft' | 'bottomRight';
  onClose: () => void;
  children: ReactNode;
}

function Dropped({ opener, placement, onClose, children }: DroppedProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [box, button] = [panel.current!, opener.current!];
    const place = () => Object.assign(box.style, placeBeside(button.getBoundingClientRect(), box, placement));
    const sizes = new ResizeObserver(place);
    sizes.observe(box);
    const moves = ['scroll', 'resize'];
    for (const move of moves) window.addEventListener(move, place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      for (const move of moves) window.removeEventListener(move, place, { capture: true });
      if (box.contains(document.activeElement)) button.focus({ preventScroll: true });
    };
  }, [opener, placement]);

  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Element;
    if (!panel.current!.contains(target) && !opener.current!.contains(target)) onClose();
  });
  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A list or a calendar that is open within it closes first.
    if (panel.current!.querySelector(openWithin)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    window.addEventListener('pointerdown', leave, { capture: true });
    window.addEventListener('focusin', leave);
    window.addEventListener('keydown', leaveByKey, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', leave, { capture: true });
      window.removeEventListener('focusin', leave);
      window.removeEventListener('keydown', leaveByKey, { capture: true });
    };
  }, []);

  return (
    <div ref={panel} className={css.drop} data-drop>
      {children}
    </div>
  );
}

/** Between it and its button. */
const GAP = 4;
/** Between it and the end of the window. */
const EDGE = 8;

/** Under the button, or over it where there is more room; never over its button, and never out of the window. */
function placeBeside(button: DOMRect, box: HTMLElement, placement: DroppedProps['placement']) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = box.firstElementChild as HTMLElement;
  const aligned = placement === 'bottomLeft' ? button.left : button.right - offsetWidth;
  const under = clientHeight - button.bottom - GAP - EDGE;
  const over = button.top - GAP - EDGE;
  const isOver = offsetHeight > under && over > under;
  const isLong = offsetHeight > Math.max(under, over);
  return {
    left: `${Math.max(EDGE, Math.min(aligned, clientWidth - EDGE - offsetWidth))}px`,
    top: isOver ? 'auto' : `${button.bottom + GAP}px`,
    bottom: isOver ? `${clientHeight - button.top + GAP}px` : 'auto',
    maxHeight: isLong ? `${Math.max(under, over)}px` : '',
    overflowY: isLong ? 'auto' : '',
  };
}
