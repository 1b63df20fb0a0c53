import { invalid } from '#server/errors.ts';
import { openPdf } from '#server/pdf/open.ts';

/** The number of pages of a PDF. @throws 422 for what we could not sign later */
export async function run(bytes: Uint8Array): Promise<number> {
  const document = await openPdf(bytes).catch(() => {
    throw invalid(
      { file: ['is damaged or protected by a password'] },
      'This PDF is damaged or protected by a password.',
    );
  });
  if (document.isEncrypted)
    throw invalid({ file: ['is protected by a password'] }, 'This PDF is protected by a password.');
  const pages = document.getPageCount();
  if (pages > 500) throw invalid({ file: ['has more than 500 pages'] }, 'This PDF has more than 500 pages.');
  return pages;
}
