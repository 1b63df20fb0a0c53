import { registerAsPartner } from '#features/deals/deal-registrations/server/service.ts';
import type { Call } from '#server/call.ts';
import { caughtRefusal, runAndRollBack } from '#server/dry-run.ts';
import type { Refusal } from '#server/errors.ts';
import type { UploadAnswer, UploadedRow } from '../schema.ts';
import { type ReadRow, readRegistrationUploadRows, registrationUploadHeading } from './read.ts';

/**
 * Validates each row without storing anything. The answer lists the partner's own mistakes and never other parties:
 * otherwise a file would circumvent the daily limit of checks.
 */
export async function checkFile(call: Call, csv: string): Promise<UploadAnswer> {
  const { rows, ignored } = await readRegistrationUploadRows(call, csv);
  const checked: UploadedRow[] = [];
  await runAndRollBack(call, async (trial) => {
    for (const row of rows) {
      const { result, problems } = await register(trial, row);
      checked.push({
        ...nothing(row),
        result: result === 'registered' ? 'ready' : 'refused',
        problems,
      });
    }
  });
  return { rows: checked, ignored };
}

/** Registers the valid rows, in the order of the file. A second submission reports them as registered already. */
export async function submitFile(call: Call, csv: string): Promise<UploadAnswer> {
  const { rows, ignored } = await readRegistrationUploadRows(call, csv);
  const done: UploadedRow[] = [];
  for (const row of rows) done.push(await register(call, row));
  return { rows: done, ignored };
}

const nothing = ({ row, account_name }: ReadRow) => ({
  row,
  account_name,
  registration_id: null,
  number: null,
  status: null,
});

async function register(call: Call, row: ReadRow): Promise<UploadedRow> {
  if (row.problems.length > 0) return { ...nothing(row), result: 'refused', problems: row.problems };
  let made = { registration_id: '', number: 0, status: null as UploadedRow['status'] };
  const refusal = await caughtRefusal(call, async () => {
    const { id: registration_id, number, status } = await registerAsPartner(call, row.input);
    made = { registration_id, number, status };
  });
  return refusal
    ? { ...nothing(row), result: 'refused', problems: problemsOf(refusal) }
    : { ...nothing(row), result: 'registered', problems: [], ...made };
}

function problemsOf({ errors, message }: Refusal): UploadedRow['problems'] {
  const named = Object.entries(errors ?? {}).flatMap(([field, texts]) =>
    texts.map((text) => ({ column: registrationUploadHeading(field === 'amount_minor' ? 'amount' : field), text })),
  );
  return named.length > 0 ? named : [{ column: null, text: message }];
}
