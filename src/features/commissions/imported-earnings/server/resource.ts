import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, constraintMessage } from '#server/errors.ts';
import { createRows } from '#server/resource/bulk.ts';
import { defineResource, type Resource } from '#server/resource/define.ts';
import { type ImportedEarning, importedEarning } from '../schema.ts';

constraintMessage('imported_earnings_once', { external_id: ['is already the ID of another entry of this system'] });

const TRANSFERRED = 'This entry is already paid by a manual commission and cannot change.';

function requireOpen(current: Pick<ImportedEarning, 'transferred_on'>): void {
  if (current.transferred_on) throw conflict(TRANSFERRED);
}

export const importedEarnings: Resource = defineResource(importedEarning, {
  remove: 'delete',
  view: 'imported_earning_rows',
  guardedBy: 'commission_lines',
  partner: { verbs: ['list', 'get'] },
  import: {
    group: 'Commissions',
    known_by: [['external_id', 'system', 'kind']],
    many: (call: Call, rows: readonly Row[]) => createRows(call, importedEarnings, rows),
  },
  beforeUpdate: (_call, current, patch) => {
    requireOpen(current);
    return patch;
  },
  beforeRemove: async (_call, current) => requireOpen(current),
});
