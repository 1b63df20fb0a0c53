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
  /** The panel or menu that opens. */
  content: ReactNode;
  /** The button, which sets its own `aria-haspopup` and `aria-expanded`. */
  children: ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;
}

/**
 * A panel or menu that opens from a button. The library's own causes five layouts before it appears; this one is
 * positioned between layout and paint of the frame that shows it.
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
    // Escape first closes a list or calendar that is open in the panel.
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

/** The distance to the button, in pixels. */
const GAP = 4;
/** The distance to the edge of the window, in pixels. */
const EDGE = 8;

/**
 * Places the panel below the button, or above it if there is more space, without covering the button or leaving the
 * window.
 */
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
