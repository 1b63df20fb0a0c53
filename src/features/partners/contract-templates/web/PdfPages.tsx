import { useEffect, useRef, useState } from 'react';
import { type OpenedPdf, openPdf } from '../site/pdf.ts';
import css from './templates.module.css';
import { texts as t } from './texts.ts';

/** The pages of a PDF. New bytes replace the pages only when they are ready, so that nothing flickers. */
export function PdfPages({ bytes }: { bytes: ArrayBuffer }) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    // The reader takes the bytes it is given, and this effect can run again.
    openPdf(bytes.slice(0)).then(
      (opened) => {
        if (isGone) return opened.close();
        setProblem(null);
        setPdf((former) => {
          former?.close();
          return opened;
        });
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [bytes]);
  if (problem) return <p role="alert">{problem}</p>;
  if (!pdf) return <p className="meta">{t.loadingPages}</p>;
  return (
    <div className={css.pages}>
      {Array.from({ length: pdf.pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are their numbers
        <Page key={at} pdf={pdf} number={at + 1} />
      ))}
    </div>
  );
}

function Page({ pdf, number }: { pdf: OpenedPdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current!;
    // Pages are drawn aside, because a canvas is empty while it is being drawn.
    const drawn = document.createElement('canvas');
    pdf.draw(number, drawn, shown.clientWidth || 600).then(
      () => {
        shown.width = drawn.width;
        shown.height = drawn.height;
        shown.getContext('2d')?.drawImage(drawn, 0, 0);
      },
      () => {},
    );
  }, [pdf, number]);
  return (
    <div className={css.sheet}>
      <canvas ref={canvas} role="img" aria-label={t.page(number, pdf.pages)} />
    </div>
  );
}
