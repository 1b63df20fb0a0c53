/** Pages of a PDF on a canvas. The library is fetched with the first file that is shown. */
export { type OpenedPdf, openPdf } from './pdf.ts';
