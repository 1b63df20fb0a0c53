import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of the server that the journeys use: each port has its own. */
export const dataFolder = join(tmpdir(), `tandem-e2e-${process.env.E2E_PORT ?? process.env.PORT ?? 4310}`);
