import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';

/** A logo as it was uploaded; null if PDFs cannot contain its format. */
export function embedLogo(document: PDFDocument, bytes: Uint8Array): Promise<PDFImage | null> {
  return (bytes[0] === 0x89 ? document.embedPng(bytes) : document.embedJpg(bytes)).catch(() => null);
}
