import type { PDFDocument } from '@cantoo/pdf-lib';

/** Opens a PDF. @throws Error for a damaged or protected file */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  // The library loads a file without a page tree and fails when its pages are first read.
  document.getPageCount();
  return document;
}
