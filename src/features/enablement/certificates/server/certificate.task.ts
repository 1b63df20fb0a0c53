import { type PrintedCertificate, printCertificate } from './pdf.ts';

export const run = (certificate: PrintedCertificate): Promise<Uint8Array> => printCertificate(certificate);
