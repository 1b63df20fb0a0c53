import type { DealRegistrationForPartnerCreate } from '#features/deals/deal-registrations/schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest } from '#server/errors.ts';
import { surplusProblem } from '#server/spreadsheets/read-file.ts';
import { readUpload } from '#server/spreadsheets/read-uploads.ts';
import { dateOrderOf, readDate, readMoney } from '#server/spreadsheets/values.ts';
import { isCurrency } from '#shared/money/money.ts';
import { countryCode } from '#shared/places/countries.ts';
import { MOST_UPLOADED, type UploadColumn, type UploadedRow, uploadColumns } from '../schema.ts';

export interface ReadRow {
  row: number;
  account_name: string;
  input: DealRegistrationForPartnerCreate;
  problems: UploadedRow['problems'];
}

export const registrationUploadHeading = (key: string) =>
  uploadColumns.find((column) => column.key === key)?.heading ?? null;

type Cells = Partial<Record<UploadColumn, string>>;

/** The rows of a file in the shape of the template. @throws 400 for a file that is none */
export async function readRegistrationUploadRows(
  call: Call,
  csv: string,
): Promise<{ rows: ReadRow[]; ignored: string[] }> {
  const upload = { file_name: 'registrations.csv', bytes: Buffer.from(csv) };
  const { header, rows, row_numbers, surplus } = await readUpload(upload, call.organization_id);
  const columns = header.map(columnOf);
  const missing = uploadColumns.find(({ key }) => key === 'account_name' && !columns.includes(key));
  if (missing)
    throw badRequest(`The column “${missing.heading}” is missing. Use the template.`, {
      csv: [`has no column “${missing.heading}”`],
    });
  if (rows.length === 0) throw badRequest('The file has no rows.', { csv: ['has no rows'] });
  if (rows.length > MOST_UPLOADED)
    throw badRequest(`The file has more than ${MOST_UPLOADED} rows. Split it.`, {
      csv: [`has more than ${MOST_UPLOADED} rows`],
    });
  const cells = rows.map(
    (row): Cells =>
      Object.fromEntries(columns.flatMap((key, at) => (key && row[at]?.trim() ? [[key, row[at]!.trim()]] : []))),
  );
  const order = dateOrderOf(cells.map(({ expected_close_on = '' }) => expected_close_on));
  const known = await knownOf(call);
  return {
    rows: cells.map((row, index) => {
      const read = readRow(row, row_numbers[index]!, order, known);
      const beyond = surplus[String(read.row)];
      if (beyond) read.problems.push({ column: null, text: surplusProblem(beyond) });
      return read;
    }),
    ignored: header.filter((_, at) => columns[at] === undefined),
  };
}

function columnOf(heading: string): UploadColumn | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return uploadColumns.find(
    (column) => plain(column.heading) === plain(heading) || plain(column.key) === plain(heading),
  )?.key;
}

interface Known {
  currency: string;
  types: ReadonlyMap<string, string>;
}

async function knownOf(call: Call): Promise<Known> {
  const types = await call.rows<{ id: string; name: string }>(
    sql`select id, name from opportunity_types where organization_id = ${call.organization_id} and archived_at is null`,
  );
  const { currency } = await call.one<{ currency: string }>(sql`
    select coalesce((select currency from partners
      where organization_id = ${call.organization_id} and id = ${call.actor.partner_id}), base_currency) as currency
    from organizations where id = ${call.organization_id}`);
  return { currency, types: new Map(types.map(({ id, name }) => [name.toLowerCase(), id])) };
}

function readRow(cells: Cells, row: number, order: Parameters<typeof readDate>[1], known: Known): ReadRow {
  const problems: ReadRow['problems'] = [];
  const wrong = (key: UploadColumn, text: string) =>
    void problems.push({ column: registrationUploadHeading(key), text });
  const { account_name = '', account_domain, country, amount, expected_close_on, deal_type, ...texts } = cells;
  if (!account_name) wrong('account_name', 'is required');
  const code = country ? countryCode(country) : undefined;
  if (country && !code) wrong('country', `“${country}” is not a country`);
  const currency = cells.currency?.toUpperCase() ?? known.currency;
  const isMoney = isCurrency(currency);
  if (!isMoney) wrong('currency', `“${cells.currency}” is not a currency code such as USD`);
  const money = amount && isMoney ? readMoney(amount, currency, '.') : undefined;
  if (money && 'problem' in money) wrong('amount', money.problem);
  const minor = money && 'value' in money ? money.value : undefined;
  if (minor !== undefined && minor < 0) wrong('amount', 'must not be negative');
  const day = expected_close_on ? readDate(expected_close_on, order) : undefined;
  if (day && 'problem' in day) wrong('expected_close_on', day.problem);
  const type_id = deal_type ? known.types.get(deal_type.toLowerCase()) : undefined;
  if (deal_type && !type_id) wrong('deal_type', `“${deal_type}” is not a deal type of the program`);
  if (texts.contact_email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texts.contact_email))
    wrong('contact_email', `“${texts.contact_email}” is not an email address`);
  for (const [key, most] of Object.entries(longest)) {
    const text = cells[key as UploadColumn];
    if (text && text.length > most) wrong(key as UploadColumn, `must be at most ${most} characters`);
  }
  const { currency: _, ...others } = texts;
  return {
    row,
    account_name,
    problems,
    input: {
      account_name,
      ...others,
      currency,
      ...(account_domain ? { account_domain } : { has_no_website: true }),
      ...(code && { country: code }),
      ...(minor !== undefined && { amount_minor: minor }),
      ...(day && 'value' in day && { expected_close_on: day.value }),
      ...(type_id && { type_id }),
    },
  };
}

const longest: Partial<Record<UploadColumn, number>> = {
  account_name: 200,
  account_domain: 253,
  contact_name: 200,
  contact_email: 254,
  contact_phone: 60,
  title: 200,
  description: 10_000,
};
