import { zipSync } from 'fflate';

/** All files get the same date, so that the same files give the same bytes. */
const mtime = '1980-01-01T00:00:00';

export const run = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, [bytes, { mtime }]])), { level: 6 });
