import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { readUpload } from '#server/spreadsheets/read-uploads.ts';
import type { FileLoad, LoadResult, RowProblem } from '../../mapping.schema.ts';
import { type MappingRow, plainKeys } from '../keys.ts';
import { ownPopulation } from '../populations.ts';
import { queueMatching, requireLoad } from './refresh.ts';
import { countLoad, loadsLeft, lockSide, storeRows } from './store.ts';

const MOST_FILE_ROWS = 20_000;
const MOST_PROBLEMS = 50;
const headings: Record<keyof Omit<MappingRow, 'account_id'>, readonly string[]> = {
  name: ['name', 'account', 'account name', 'company', 'company name', 'customer'],
  domain: ['domain', 'domain name', 'company domain', 'company domain name'],
  website: ['website', 'url', 'web', 'homepage'],
  country: ['country', 'country code', 'billing country'],
  owner: ['owner', 'account owner', 'owner name'],
  industry: ['industry', 'sector'],
  employees: ['employees', 'headcount', 'number of employees'],
  stage: ['stage', 'status'],
};

/** Loads a list of the caller from the text of a CSV file. Rows that cannot be used are reported with their lines. */
export async function loadFile(call: Call, id: string, { file_name, content }: FileLoad): Promise<LoadResult> {
  await lockSide(call, call.actor.partner_id);
  const population = await ownPopulation(call, id, { lock: true });
  if (population.source !== 'file') throw conflict('This list is not loaded from a file.');
  await requireLoad(call, population);
  const { rows, problems } = await readMappingRows(file_name, content, call.organization_id);
  if (rows.length === 0)
    throw invalid({ content: ['No row has a usable domain, or a name with a country.', ...listed(problems)] });
  await countLoad(call, population);
  const { stored } = await storeRows(call, population, rows);
  await call.run(sql`
    update mapping_populations set file_name = ${file_name}, skipped_count = ${problems.length}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await queueMatching(call, population);
  return {
    loaded: stored,
    skipped: problems.length,
    loads_left: await loadsLeft(call, population),
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

const listed = (problems: readonly RowProblem[]) =>
  problems.slice(0, 5).map(({ line, message }) => `Line ${line}: ${message}`);

/** @throws 422 for a file without the needed columns, or with too many rows */
export async function readMappingRows(
  file_name: string,
  content: string,
  share: string,
): Promise<{ rows: MappingRow[]; problems: RowProblem[] }> {
  const table = await readUpload({ file_name, bytes: Buffer.from(content) }, share);
  const columns = new Map<string, number>();
  table.header.forEach((heading, index) => {
    const plain = heading.trim().toLowerCase().replaceAll('_', ' ');
    for (const [key, names] of Object.entries(headings))
      if (names.includes(plain) && !columns.has(key)) columns.set(key, index);
  });
  const hasKeys = columns.has('domain') || columns.has('website') || (columns.has('name') && columns.has('country'));
  if (!hasKeys) throw invalid({ content: ['needs a column “domain”, or the columns “name” and “country”'] });
  if (table.rows.length > MOST_FILE_ROWS)
    throw invalid({ content: [`has more than ${MOST_FILE_ROWS.toLocaleString('en')} rows`] });
  const rows: MappingRow[] = [];
  const problems: RowProblem[] = [];
  table.rows.forEach((cells, index) => {
    const row = rowOf((key) => cells[columns.get(key) ?? -1]?.trim() || null);
    const message = problemOf(row);
    // The heading is line 1.
    if (message) problems.push({ line: index + 2, message });
    else rows.push(row);
  });
  return { rows, problems };
}

function rowOf(read: (key: keyof MappingRow) => string | null): MappingRow {
  const employees = Number(read('employees')?.replaceAll(/[,. ]/g, '') ?? Number.NaN);
  const domain = read('domain');
  return {
    name: (read('name') ?? domain ?? read('website') ?? '').slice(0, 200),
    domain: domain?.slice(0, 253) ?? null,
    website: read('website')?.slice(0, 500) ?? null,
    country: read('country')?.toUpperCase().slice(0, 60) ?? null,
    owner: read('owner')?.slice(0, 200) ?? null,
    industry: read('industry')?.slice(0, 120) ?? null,
    employees: Number.isSafeInteger(employees) && employees >= 0 ? employees : null,
    stage: read('stage')?.slice(0, 60) ?? null,
  };
}

function problemOf(row: MappingRow): string | null {
  const { domain, name, country, website } = row;
  if (country && !/^[A-Z]{2}$/.test(country)) return `“${country}” is not a country code of two letters.`;
  const keys = plainKeys(row);
  if (keys.domain || keys.name) return null;
  if (domain || website)
    return `“${domain ?? website}” is not the domain of a company. Enter its domain, or add its country.`;
  if (!name) return 'The row has no domain and no name.';
  return 'The row has no domain. Add its domain or its country.';
}
