import { useEffect, useRef, useState } from 'react';
import type { SignerField } from '../../contract-templates/content.schema.ts';
import { type OpenedPdf, openPdf } from '../../contract-templates/site/index.ts';
import { askFile } from './ask.ts';
import css from './Sign.module.css';
import { texts as t } from './texts.ts';

/** The pages of an uploaded PDF, with a frame where the signer's fields will be. */
export function DocumentPages({ token, fields }: { token: string; fields: readonly SignerField[] }) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let opened: OpenedPdf | undefined;
    let isGone = false;
    askFile(token)
      .then((file) => file.arrayBuffer())
      .then(openPdf)
      .then(
        (made) => {
          opened = made;
          if (isGone) made.close();
          else setPdf(made);
        },
        (error: Error) => setProblem(error.message),
      );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [token]);
  if (problem) return <p className="site-problem">{problem}</p>;
  if (!pdf) return <p role="status">{t.loadingPages}</p>;
  return (
    <div className={css.pages}>
      {Array.from({ length: pdf.pages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are their numbers
        <Page key={index} pdf={pdf} number={index + 1} fields={fields.filter(({ page }) => page === index + 1)} />
      ))}
    </div>
  );
}

function Page({ pdf, number, fields }: { pdf: OpenedPdf; number: number; fields: readonly SignerField[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current!;
    pdf.draw(number, drawn, drawn.clientWidth || 600).catch(() => {});
  }, [pdf, number]);
  return (
    <div className={css.sheet}>
      <canvas ref={canvas} role="img" aria-label={t.page(number, pdf.pages)} />
      {fields.map(({ key, x = 0, y = 0, width = 0, height = 0 }) => (
        <div
          key={key}
          className={css.mark}
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
        />
      ))}
    </div>
  );
}
