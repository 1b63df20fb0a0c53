import { paperBrandOf } from '#features/access/pictures/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import { gray } from '#server/pdf/model.ts';
import { printPaper } from '#server/pdf/paper.ts';
import { breakdownTexts } from './breakdown.texts.ts';
import { breakdownPage } from './page.ts';

/** The breakdown of a commission as its reader sees it, to pass on or to file. */
export async function receiptPdf(
  call: Call,
  id: string,
  kernel: Kernel,
): Promise<{ name: string; content: () => Promise<Uint8Array> }> {
  const page = await breakdownPage(call, id);
  const { title, company_name, partner_name, status, amount, sentence, next, is_calculated, steps } = page;
  const info = { title, author: company_name, made_at: call.now() };
  const brand = await paperBrandOf(kernel, call.organization_id);
  const heading = is_calculated ? breakdownTexts.calculation : breakdownTexts.details;
  const print = () =>
    printPaper({ ...info, brand }, call.organization_id, (paper) => {
      paper.head(`${company_name} · ${partner_name}`, title, status);
      paper.write(amount, { size: 20, isBold: true });
      if (sentence) paper.write(sentence, { size: 12 });
      if (next) paper.write(next, { size: 9, color: gray });
      paper.heading(heading);
      for (const step of steps) {
        paper.row([
          { text: step.title, part: 0.25, isBold: true },
          { text: step.detail, part: 0.55 },
          { text: step.amount, part: 0.2, isFigure: true },
        ]);
      }
    });
  return { name: `commission-${title.split(' ').at(-1)}.pdf`, content: print };
}
