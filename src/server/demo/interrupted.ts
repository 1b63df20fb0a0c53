import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This file is in the data folder while the demo is created. */
const markerOf = (dataDir: string): string => join(dataDir, 'demo-in-progress');

/** Runs the creation of the demo. If the process ends before it does, the next start begins with an empty database. */
export async function withDemoMarker<T>(dataDir: string, create: () => Promise<T>): Promise<T> {
  writeFileSync(markerOf(dataDir), 'Tandem creates its demo. If this was interrupted, the next start does it again.\n');
  const result = await create();
  rmSync(markerOf(dataDir));
  return result;
}

/** Whether the database holds a part of a demo, and nothing else: the server does not answer before the demo is complete. */
export const isDemoInterrupted = (dataDir: string): boolean => existsSync(markerOf(dataDir));

/** The files of the interrupted demo stay, because the folder may hold others; nothing refers to them. */
export const forgetInterruptedDemo = (dataDir: string): void => rmSync(markerOf(dataDir));
