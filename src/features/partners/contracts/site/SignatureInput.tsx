import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Signature, Stroke } from '../model.ts';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

interface SignatureInputProps {
  name: string;
  problem: string | undefined;
  onChange: (signature: Signature | null) => void;
}

/** Typed or drawn. Typed is first, because it works without a pointer. */
export function SignatureInput({ name, problem, onChange }: SignatureInputProps) {
  const [kind, setKind] = useState<Signature['kind']>('typed');
  const [text, setText] = useState(name);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    if (kind === 'typed') told.current(text.trim() ? { kind, text: text.trim() } : null);
    else told.current(strokes.length > 0 ? { kind, strokes } : null);
  }, [kind, text, strokes]);
  return (
    <fieldset className={css.signature} aria-describedby={problem ? 'signature-problem' : undefined}>
      <legend className={css.legend}>{t.signature}</legend>
      <div className={css.kinds}>
        {(['typed', 'drawn'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="site-button"
            aria-pressed={kind === one}
            onClick={() => setKind(one)}
          >
            {t[one]}
          </button>
        ))}
        {kind === 'drawn' && strokes.length > 0 && (
          <button type="button" className="site-button" onClick={() => setStrokes([])}>
            {t.clear}
          </button>
        )}
      </div>
      {kind === 'typed' ? (
        <input
          className={`site-input ${css.typed}`}
          aria-label={t.typedLabel}
          autoComplete="name"
          maxLength={120}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <Pad strokes={strokes} onChange={setStrokes} />
      )}
      {problem && (
        <p id="signature-problem" className="site-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const MOST_POINTS = 600;

function Pad({ strokes, onChange }: { strokes: Stroke[]; onChange: (strokes: Stroke[]) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<Stroke | null>(null);
  useEffect(() => paint(canvas.current!, strokes), [strokes]);
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const part = (value: number) => Math.min(1, Math.max(0, value));
    return [part((event.clientX - left) / width), part((event.clientY - top) / height)];
  };
  const end = () => {
    if (current.current && strokes.length < 60) onChange([...strokes, current.current]);
    current.current = null;
  };
  return (
    <canvas
      ref={canvas}
      className={css.pad}
      role="img"
      aria-label={t.drawLabel}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        current.current = [pointOf(event)];
      }}
      onPointerMove={(event) => {
        const stroke = current.current;
        if (!stroke || stroke.length >= MOST_POINTS) return;
        stroke.push(pointOf(event));
        paint(event.currentTarget, [...strokes, stroke]);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  const context = canvas.getContext('2d')!;
  // The paper is white in both themes.
  context.strokeStyle = '#1c1917';
  context.lineWidth = 2.2 * ratio;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) {
    context.beginPath();
    for (const [index, [x, y]] of stroke.entries()) {
      if (index === 0) context.moveTo(x * canvas.width, y * canvas.height);
      context.lineTo(x * canvas.width, y * canvas.height);
    }
    context.stroke();
  }
}
