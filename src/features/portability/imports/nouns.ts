import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  imports: {
    one: 'import',
    many: 'imports',
    permission: { heading: 'setup', manage: 'Run and undo', wholeCompany: 'view' },
    handOver: { column: 'created_by', where: "status in ('mapping', 'checked')", label: 'unfinished imports' },
  },
  import_files: { one: 'import file', many: 'import files' },
  import_rows: { one: 'import row', many: 'import rows' },
});
