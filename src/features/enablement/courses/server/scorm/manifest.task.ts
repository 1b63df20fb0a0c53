import type { ScormPackage } from '../../schema.ts';
import type { Entries } from './archive.ts';
import { readManifest } from './manifest.ts';

/** @throws 422 with the reason why the package is rejected */
export const run = ({ xml, entries }: { xml: string; entries: Entries }): ScormPackage =>
  // Paths such as "constructor" must not be found in the prototype, which the way into the process adds.
  readManifest(xml, Object.assign(Object.create(null) as Entries, entries));
