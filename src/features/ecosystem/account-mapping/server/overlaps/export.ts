import type { Call } from '#server/call.ts';
import { csvLine } from '#server/resource/csv.ts';
import type { OverlapExport } from '../../mapping.schema.ts';
import { fieldNames } from '../../words.ts';
import { readOverlaps } from './overlaps.ts';

const MOST = 5000;

/** The overlaps as CSV with the fields that the other side chose. @throws 409 unless both sides share chosen fields */
export async function exportOverlaps(call: Call, own_id: string, other_id: string): Promise<OverlapExport> {
  const { fields, rows } = await readOverlaps(call, own_id, other_id, {
    purpose: 'export',
    least: 'fields',
    limit: MOST,
    offset: 0,
  });
  const heading = ['Your account', 'Your domain', 'Their account', 'Their domain', 'Their owner'];
  const lines = rows.map(({ name, domain, other }) =>
    csvLine([name, domain, other.name, other.domain, other.owner, ...fields.map((key) => other[key])]),
  );
  return {
    file_name: `overlaps-${call.today()}.csv`,
    content: csvLine([...heading, ...fields.map((key) => fieldNames[key])]) + lines.join(''),
  };
}
