import type { KeptFiles } from '#server/backup/kept-files.ts';
import type { Proof } from '#server/backup/prove.ts';
import { count } from '#server/backup/words.ts';
import { sql } from '#server/db/sql.ts';
import { checkpointServices, differenceToCopies } from './checkpoints.ts';

/** All nights, and the stored copies of the latest ones. */
export const verifyCheckpointBackup: Proof = {
  name: 'Checkpoints',
  async prove(call, kernel) {
    const { nights, broken } = await call.one<{ nights: number; broken: string | null }>(sql`
      select count(*) as nights, min(c.taken_on) filter (where
        (c.ledger_seq > 0 and e.hash is distinct from c.ledger_hash)
          or (c.audit_seq > 0 and s.hash is distinct from c.audit_hash)) as broken
      from checkpoints c
      left join journal_entries e on e.organization_id = c.organization_id and e.seq = c.ledger_seq
      left join audit_seals s on s.organization_id = c.organization_id and s.seq = c.audit_seq
      where c.organization_id = ${call.organization_id} and c.difference is null`);
    const difference = broken ? `the chains do not match the checkpoint of ${broken}` : undefined;
    return {
      extent: count(nights, 'night'),
      difference: difference ?? (await differenceToCopies(call, checkpointServices(kernel))),
    };
  },
};

/** The names are those of `checkpointCopyKey`. */
export const keptCopies: KeptFiles = {
  folder: 'documents',
  table: 'checkpoints',
  key: `'checkpoint_' || replace(organization_id::text, '-', '') || '_' || to_char(taken_on, 'YYYYMMDD')`,
  where: 'difference is null',
};
