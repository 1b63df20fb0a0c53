import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';

/** An email that was received and handled; its source is no longer stored. */
export interface PastMail {
  /** The key of the address, such as `deals`. */
  address_key: string;
  ref_id: string;
  from_address: string;
  from_name?: string;
  subject: string;
  status: 'handled' | 'ignored';
  note?: string;
  at: string | Date;
}

/** Adds emails of the past, for demo data. Only the system login writes them. */
export async function addPastMails(
  { system }: Pick<Kernel, 'system'>,
  organization_id: string,
  mails: readonly PastMail[],
): Promise<void> {
  await system.unscoped(async (tx) => {
    for (const { address_key, ref_id, from_address, from_name, subject, status, note, at } of mails) {
      const id = newId();
      await tx.run(sql`
        insert into inbound_mails (id, organization_id, address_key, ref_id, message_key, from_address, from_name,
          subject, status, note,
          handled_at, created_at)
            values (${id}, ${organization_id}, ${address_key}, ${ref_id}, ${`<${id}@demo.example>`}, ${from_address},
            ${from_name ?? null}, ${subject}, ${status}, ${note ?? null}, ${at}, ${at})`);
    }
  });
}
