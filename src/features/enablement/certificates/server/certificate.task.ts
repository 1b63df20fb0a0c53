export { printCertificate as run } from './pdf.ts';
