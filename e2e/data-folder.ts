import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of a server for journeys: each port has its own. */
export const dataFolderOf = (port: string | number): string => join(tmpdir(), `tandem-e2e-${port}`);
