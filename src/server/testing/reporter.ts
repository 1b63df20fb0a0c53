import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The results of a run for `scripts/test.mjs`; times in milliseconds. */
export interface Report {
  tests: { file: string; title: string; state: 'passed' | 'failed'; isUnstable: boolean; message: string }[];
  files: { file: string; startUp: number; total: number; message: string | undefined }[];
}

/** Writes the results of a run for `scripts/test.mjs`, to the file that `TANDEM_TEST_REPORT` names. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const report: Report = {
      tests: modules.flatMap((module) => [...module.children.allTests()].flatMap((test) => resultOf(test))),
      files: modules.map(timesOf),
    };
    for (const { message } of errors)
      report.files.push({ file: 'outside any test file', startUp: 0, total: 0, message });
    writeFileSync(process.env.TANDEM_TEST_REPORT!, JSON.stringify(report));
  }
}

const fileOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

function resultOf(test: TestCase): Report['tests'] {
  const { state, errors } = test.result();
  if (state !== 'passed' && state !== 'failed') return [];
  return [
    {
      file: fileOf(test.module),
      title: test.fullName,
      state,
      isUnstable: test.diagnostic()?.flaky ?? false,
      message: errors?.[0]?.message ?? '',
    },
  ];
}

function timesOf(module: TestModule): Report['files'][number] {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const startUp = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
  // Without its tests, a file failed as a whole: it cannot be loaded, or its hooks failed.
  const hasFailedTest = !module.children.allTests('failed').next().done;
  return {
    file: fileOf(module),
    startUp,
    total: startUp + duration,
    message: module.state() === 'failed' && !hasFailedTest ? (module.errors()[0]?.message ?? 'failed') : undefined,
  };
}
