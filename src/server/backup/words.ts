import type { Manifest } from './manifest.ts';

/** Summarizes a backup in one sentence. */
export function describeBackup({ taken_at, version, postgresql, companies, people, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const fileCount = files.reduce((sum, folder) => sum + folder.count, 0);
  const bytes = files.reduce((sum, folder) => sum + folder.bytes, 0);
  const parts = [
    count(companies, 'company', 'companies'),
    count(people, 'person', 'people'),
    `${count(rows, 'row')} in ${count(tables.length, 'table')}`,
    `${count(fileCount, 'file')} of ${formatSize(bytes)}`,
  ];
  const at = taken_at.slice(0, 19).replace('T', ' ');
  return `As of ${at} UTC, by Tandem ${version} on PostgreSQL ${postgresql.split(' ')[0]}: ${parts.join(', ')}.`;
}

/** Lists each folder that lacks files that rows refer to, one line each. */
export function missingFilesText({ files }: Manifest): string[] {
  return files
    .filter(({ missing_count }) => missing_count > 0)
    .map(({ folder, missing, missing_count }) => {
      const more = missing_count > missing.length ? ', ...' : '';
      return `Missing: ${count(missing_count, 'file')} listed in the database ${missing_count === 1 ? 'was' : 'were'} not in the folder ${folder} (${missing.join(', ')}${more}).`;
    });
}

export function count(number: number, one: string, several = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : several}`;
}

export function formatSize(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 4);
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
