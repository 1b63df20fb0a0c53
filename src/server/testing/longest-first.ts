import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: those that walk over everything the product has take a minute each and come first, so that no worker
 * runs one alone at the end. Within both groups Vitest decides, by what it remembers of the last run, else by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { true: walks = [], false: rest = [] } = Object.groupBy(
      await super.sort(files),
      ({ moduleId }) => String(WALKS.test(readFileSync(moduleId, 'utf8'))) as 'true' | 'false',
    );
    return [...walks, ...rest];
  }
}

/** Files that walk over all endpoints, fill whole companies or start the product as a process call one of these. */
const WALKS = /\b(recordRoutes|makeSamples|createDemoData|startServer|startOwnCluster)\(/;
