import type { Proof } from '#server/backup/prove.ts';
import { count } from '#server/backup/words.ts';
import { sealAudit, verifyAudit } from './service.ts';

export const verifyAuditBackup: Proof = {
  name: 'Audit log',
  async prove(call, { documents }) {
    while ((await sealAudit(call)) > 0);
    const { is_intact, events, seals, broken_at, damage } = await verifyAudit(call, documents);
    return {
      extent: `${count(events, 'event')} in ${count(seals, 'seal')}`,
      ...(!is_intact && { difference: damage ?? `the events of seal ${broken_at} were changed after sealing` }),
    };
  },
};
