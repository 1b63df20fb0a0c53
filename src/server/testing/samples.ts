import { globSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '#features/server.ts';
import type { Call } from '../call.ts';
import type { Resource } from '../resource/define.ts';
import type { Company } from './world.ts';

type Sample = (call: Call) => Promise<string | { id: string }>;

/** Every `sample<Noun>` exported by a feature's `server/sample.ts`, by its name. */
async function allSamples(): Promise<Map<string, Sample>> {
  const root = join(import.meta.dirname, '../../..');
  const samples = new Map<string, Sample>();
  for (const file of globSync('src/features/*/*/server/sample.ts', { cwd: root })) {
    for (const [name, value] of Object.entries(await import(join(root, file)))) {
      if (typeof value === 'function') samples.set(name, value as Sample);
    }
  }
  return samples;
}

/** Converts "partner type" to `samplePartnerType`. */
export function sampleName({ noun }: Resource): string {
  return `sample${noun.replace(/(^|[ -])(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())}`;
}

/** Creates one row of every resource in this company. @returns the ids by resource name */
export async function makeSamples(company: Company): Promise<Map<string, string>> {
  const samples = await allSamples();
  const sampleIds = new Map<string, string>();
  for (const resource of features.flatMap((feature) => feature.resources ?? [])) {
    const sample = samples.get(sampleName(resource));
    if (!sample) continue;
    sampleIds.set(resource.name, idOf(await company.within(sample)));
  }
  return sampleIds;
}

/** Creates another partner of this company, unrelated to the other samples. */
export async function makePartner(company: Company): Promise<string> {
  const samples = await allSamples();
  return idOf(await company.within(samples.get('samplePartner')!));
}

const idOf = (sample: string | { id: string }) => (typeof sample === 'string' ? sample : sample.id);
