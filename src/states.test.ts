import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

/** A state is a code: a sentence would change with its wording, and then no comparison matches any more. */
const root = join(import.meta.dirname, '..');
const SENTENCE = "'[A-Z][\\w’]*(?: [\\w’,.]+)+'";
const inSql = new RegExp(`(?:=|<>|!=|\\bfrom|\\bin \\((?:'[^']*', )*)\\s*${SENTENCE}`, 'g');
const inCode = new RegExp(`(?:[!=]==|\\bcase) ${SENTENCE}`, 'g');
/** Assignments of a statement are no comparisons. */
const ASSIGNED = /\bset\s[\s\S]*?(?=\bwhere\b|\bfrom [a-z]|`|"|$)/g;

/** Texts of other programs, and names of groups in the menu. */
const ALLOWED: Record<string, string> = {
  'src/server/backup/read.ts': "'Unexpected end of data'",
  'src/server/ports/reference-rates-format.ts': "'European Central Bank'",
  'src/web/layout/SettingsPanel.tsx': "'Super Admin'",
  'src/features/outreach/campaigns/server/outcome.ts': "'RCPT TO'",
  'src/web/layout/menu.ts': "'Super Admin'",
  'src/features/partners/audiences/server/vocabulary.ts': "'Custom fields'",
};

function sentencesComparedIn(text: string): string[] {
  const statements = [...text.matchAll(/`[^`]*`|"[^"\n]*"/g)].map(([statement]) => statement.replace(ASSIGNED, ''));
  const sql = statements.filter((statement) => /\b(select|update|delete|insert|where)\b/.test(statement));
  return [...sql.flatMap((statement) => statement.match(inSql) ?? []), ...(text.match(inCode) ?? [])];
}

test('no column is compared with an English sentence', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'db/views/**/*.sql'], { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    // Tests and demo data read their own records by name.
    .filter((file) => !/\.test\.tsx?$|\/(testing|demo)\/|\/demo\.ts$/.test(file));
  const compared = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return sentencesComparedIn(file.endsWith('.sql') ? `\`${text.replaceAll('`', '')}\`` : text)
      .filter((comparison) => !ALLOWED[file] || !comparison.includes(ALLOWED[file]))
      .map((comparison) => `${file}: ${comparison}`);
  });
  expect(compared).toEqual([]);
});

test('the check finds a sentence in a statement and in code, and leaves assignments alone', () => {
  expect(sentencesComparedIn("`select from a where a.end_reason not in ('The rule ended', 'x')`")).toHaveLength(1);
  expect(sentencesComparedIn("`update a set note = 'It was merged.' where id = $1`")).toEqual([]);
  expect(sentencesComparedIn("if (row.reason === 'The rule ended') return;")).toHaveLength(1);
});
