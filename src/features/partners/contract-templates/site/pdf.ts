export interface OpenedPdf {
  pages: number;
  /** Draws a page, counted from 1, as wide as given. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
}

export async function openPdf(bytes: ArrayBuffer): Promise<OpenedPdf> {
  const [library, { default: workerSrc }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  library.GlobalWorkerOptions.workerSrc = workerSrc;
  const task = library.getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  return {
    pages: document.numPages,
    async draw(number, canvas, width) {
      const page = await document.getPage(number);
      const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio || 1, 2);
      const viewport = page.getViewport({ scale });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
