import { paperBrandOf } from '#features/access/pictures/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { gray } from '#server/pdf/model.ts';
import { printPaper } from '#server/pdf/paper.ts';
import type { Signer } from '#server/ports/signer.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { receiptFacts } from '../../receipt-facts.ts';
import { receiptKey, registrationReceipt } from './receipt.ts';
import { texts } from './texts.ts';

/** The receipt as people file it: what arrived and when, in the company's brand, and where it can be verified. */
export async function registrationReceiptPdf(
  call: Call,
  kernel: Kernel,
  id: string,
  signer: Signer,
): Promise<{ name: string; content: () => Promise<Uint8Array> }> {
  const receipt = await registrationReceipt(call, id, signer);
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const { company, partner, registration, arrived_at, captured_at_by_device } = receipt;
  const title = `Receipt for registration ${registration.number}`;
  const zone = call.actor.timezone;
  const timeOfDay = new Intl.DateTimeFormat(localeOf(region), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  const written = (at: string) => `${formatLongDay(dateInZone(at, zone), region)}, ${timeOfDay.format(new Date(at))}`;
  const arrived = written(arrived_at);
  const facts = receiptFacts(receipt, region);
  const brand = await paperBrandOf(kernel, call.organization_id);
  const { path } = receiptKey(call.organization_id, signer);
  const info = {
    title,
    author: company.name,
    made_at: call.now(),
    brand,
  };
  const content = () =>
    printPaper(info, call.organization_id, (paper) => {
      paper.head(`${company.name} · ${partner.name}`, title, `Received ${arrived}`);
      for (const [label, value] of facts) paper.pair(label, value);
      if (captured_at_by_device) {
        paper.space(16);
        paper.write(texts.captured(written(captured_at_by_device)));
      }
      paper.space(16);
      paper.write(`This receipt is signed. Its signed file can be verified at ${kernel.config.baseUrl}${path}`, {
        size: 9,
        color: gray,
      });
    });
  return { name: `registration-${registration.number}-receipt.pdf`, content };
}
