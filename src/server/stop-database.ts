// Stops the embedded database that a killed server left running; scripts/supervise.mjs runs it before it ends.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderOf, PROJECT_FOLDER } from './config.ts';
import { lockFolder } from './postgres/folder-lock.ts';
import { stopPostmaster } from './postgres/postmaster.ts';

const envFile = join(PROJECT_FOLDER, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const folder = dataFolderOf(process.env);
const database = join(folder, 'postgres');
if (existsSync(database)) {
  // The process that holds the lock uses the database.
  const unlock = lockFolder(folder);
  await stopPostmaster(database);
  unlock();
}
