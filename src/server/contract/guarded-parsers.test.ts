import { expect, test } from 'vitest';
import { loadedWith } from '../testing/import-graph.ts';

/** Packages that parse or render what others wrote. */
const PARSERS =
  /^(yaml|htmlparser2|robots-parser|mjml|csv-parse|saxes|mailparser|pdfjs-dist|@cantoo\/pdf-lib|fflate|chrono-node|subset-font|@node-saml\/node-saml)\b/;

/** The files that load such a package into the server's process, and why they may. All others belong into a `*.task.ts`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/server/text/xml.ts':
    'the reference rates of the central bank, whose size is limited; banks’ files are read in a task',
  'src/server/resource/xlsx.ts': 'writes exports, row by row',
  'src/server/spreadsheets/read-file.ts': 'other files import its names; tables are read in a task',
  'src/server/spreadsheets/read-workbook.ts': 'as above',
  'src/features/portability/program-files/server/format/yaml.ts': 'writes the program; files are read in a task',
  'src/features/integrations/crm-providers/server/providers/csv/csv.ts':
    'reads a folder of this server that its operator fills',
  'src/features/platform/superadmin/server/export.ts': 'writes an export as a stream',
  'src/features/reporting/assistant-chats/server/questions/days.ts': 'questions of at most 4,000 characters',
  'src/features/deals/forwarded-deals/server/extract.ts': 'texts of at most 100 characters',
  'src/features/partners/contracts/server/pdf/render.ts':
    'the demo seals its contracts; all others are rendered in a task',
  'src/features/partners/contracts/server/pdf/writer.ts': 'as above',
  'src/features/partners/contracts/server/pdf/original.ts': 'as above',
  'src/server/pdf/draw-run.ts': 'as above',
  'src/features/partners/contracts/server/seal/sign-pdf.ts': 'as above',
  'src/features/enablement/resources/server/demo/paper.ts': 'writes files of the demo',
};

test('only tasks in guarded processes load what parses text and files of others', () => {
  const loaded = loadedWith('src/server/main.ts').filter(({ packages }) => packages.some((one) => PARSERS.test(one)));
  expect(loaded.map(({ file }) => file).sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('nothing starts threads, whose memory is that of the server, and only the database and the guarded lanes start processes', () => {
  const starting = (module: string) =>
    loadedWith('src/server/main.ts')
      .filter(({ packages }) => packages.includes(module))
      .map(({ file }) => file);
  expect(starting('node:worker_threads')).toEqual([]);
  expect(starting('node:child_process').filter((file) => !file.startsWith('src/server/postgres/'))).toEqual([
    'src/server/guarded/lane.ts',
  ]);
});
