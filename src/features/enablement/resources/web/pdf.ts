import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { api } from '#web/requests/api.ts';

/** Opens a PDF at an address, or the bytes of one. The library is only loaded here. */
export async function openPdf(source: { url: string; disableAutoFetch: boolean } | { data: ArrayBuffer }) {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  return getDocument(source);
}

/** Twice the width of a card, and the part of a page that it shows. */
const COVER = { width: 480, height: 360 };
const MOST_BYTES = 50 * 1024 * 1024;
const MOST_MS = 8_000;

/**
 * Uploads a picture of the top of the first page of a PDF. A file that cannot be drawn in time has no picture, which
 * stops no upload.
 */
export async function uploadCoverOf(file: File): Promise<string | null> {
  if (!/\.pdf$/i.test(file.name) || file.size > MOST_BYTES) return null;
  try {
    const picture = await drawCover(await file.arrayBuffer());
    if (!picture) return null;
    const body = new FormData();
    body.append('file', picture, 'cover.jpg');
    return (await api<{ url: string }>('pictures', { method: 'POST', body })).url;
  } catch {
    return null;
  }
}

async function drawCover(data: ArrayBuffer): Promise<Blob | null> {
  const loading = await openPdf({ data });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MOST_MS);
  });
  const drawing = async () => {
    const page = await (await loading.promise).getPage(1);
    const viewport = page.getViewport({ scale: COVER.width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = COVER.width;
    canvas.height = Math.ceil(Math.min(viewport.height, COVER.height));
    await page.render({ canvas, viewport }).promise;
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  };
  try {
    return await Promise.race([drawing(), deadline]);
  } finally {
    clearTimeout(timer);
    void loading.destroy();
  }
}
