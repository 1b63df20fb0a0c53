import { fileURLToPath } from 'node:url';
import { cleaned, type FileText, limits } from './limits.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** The text of a PDF, page by page. None of its code runs and nothing is fetched. */
export async function textOfPdf(bytes: Uint8Array): Promise<FileText> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const opening = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    cMapUrl: folderOf('cmaps'),
    standardFontDataUrl: folderOf('standard_fonts'),
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await opening.promise;
  let text = '';
  let isCut = document.numPages > limits.pages;
  for (let number = 1; number <= Math.min(document.numPages, limits.pages); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n';
    page.cleanup();
    if (text.length > limits.characters) {
      isCut = true;
      break;
    }
  }
  const pages = document.numPages;
  await opening.destroy();
  const clean = cleaned(text);
  if (clean.text === '') return { status: 'empty', pages, text: '' };
  return { status: isCut || clean.isCut ? 'partly' : 'read', pages, text: clean.text };
}
