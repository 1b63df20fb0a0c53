import { defineTexts, plural } from '#web/texts.ts';
import type { ProgramChange } from '../schema.ts';

export const texts = defineTexts('portability/program-files/web', {
  title: 'Program files',
  text: 'Your program as readable files: types, tiers, incentive structures, forms, courses, automations and more. Keep them in Git, compare them, and move a program from a test company to the real one.',
  exportTitle: 'Export',
  exportText: 'The archive contains no partners, people, secrets or database IDs.',
  export: 'Download program',
  leftOut: 'Not in the archive',
  importTitle: 'Compare and apply',
  choose: 'Drop a program archive (.zip) here, or click to choose it',
  chooseHint: 'Nothing changes until you apply it.',
  changes: (count: number) => (count === 0 ? 'No differences' : plural(count, 'difference', 'differences')),
  same: 'The archive describes your program as it is.',
  deletes: 'Also delete records that the archive does not describe',
  dryRun: 'Do a dry run',
  dryRunFine: 'The dry run succeeded. The archive can be applied.',
  problems: 'The archive cannot be applied',
  apply: 'Apply changes',
  applyTitle: 'Apply the program archive?',
  applyText:
    'Everything is applied, or nothing. Published content gets a new version. Commissions, contracts and assignments of partners stay as they are.',
  deletesNote: (count: number) => `${plural(count, 'record is', 'records are')} deleted.`,
  applied: (count: number) => `${plural(count, 'change', 'changes')} applied`,
  next: 'What to do next',
  otherFile: 'Choose another archive',
  line: (file: string, line: number | null) => (line === null ? file : `${file}, line ${line}`),
});

export const kindWords: Record<ProgramChange['kind'], { label: string; tone: 'green' | 'blue' | 'red' | 'gray' }> = {
  add: { label: 'Add', tone: 'green' },
  change: { label: 'Change', tone: 'blue' },
  restore: { label: 'Restore', tone: 'green' },
  remove: { label: 'Not in the archive', tone: 'gray' },
  order: { label: 'Order', tone: 'blue' },
};
