import type pg from 'pg';
import type ts from 'typescript-api';
import { rowDifferences } from './compare.ts';
import { Composer, NotComposed } from './compose.ts';
import { findStatements } from './find.ts';
import { type Column, prepareStatement } from './prepare.ts';

export interface CheckedStatements {
  /** The number of statements that were prepared. */
  prepared: number;
  /** The statements that the database refuses, or whose rows are not of their type. */
  faults: string[];
  /** The statements that cannot be composed from the code alone. */
  notComposed: string[];
  /** The calls that pass values by position. */
  positional: string[];
}

/** Prepares every statement of these files and compares its columns with the type of its rows. */
export async function checkStatements(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  client: pg.Client,
): Promise<CheckedStatements> {
  const checker = program.getTypeChecker();
  const composer = new Composer(checker);
  const checked: CheckedStatements = { prepared: 0, faults: [], notComposed: [], positional: [] };
  for (const file of files) {
    const { statements, positional } = findStatements(file);
    checked.positional.push(...positional.map((call) => placeOf(file, call)));
    for (const { template, row } of statements) {
      const place = placeOf(file, template);
      const texts = textsOf(composer, template);
      if (typeof texts === 'string') {
        checked.notComposed.push(`${place} ${texts}`);
        continue;
      }
      checked.prepared += 1;
      for (const text of texts) {
        const columns = await prepareStatement(client, text);
        const faults = faultsOf(columns, (selected) => (row ? rowDifferences(checker, row, selected) : []));
        checked.faults.push(...faults.map((fault) => `${place} ${fault}`));
        if (faults.length > 0) break;
      }
    }
  }
  return checked;
}

function textsOf(composer: Composer, template: ts.TaggedTemplateExpression): string[] | string {
  try {
    return composer.textsOf(template);
  } catch (error) {
    if (error instanceof NotComposed) return error.message;
    throw error;
  }
}

function faultsOf(columns: readonly Column[] | string, compare: (columns: readonly Column[]) => string[]): string[] {
  return typeof columns === 'string' ? [columns] : compare(columns);
}

function placeOf(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}
