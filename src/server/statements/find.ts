import ts from 'typescript-api';
import { isSqlTemplate } from './compose.ts';

/** A `sql` template that is a statement of its own, not a part of another. */
export interface FoundStatement {
  template: ts.TaggedTemplateExpression;
  /** The type of its rows: `rows<Row>(…)`. */
  row: ts.TypeNode | undefined;
}

export interface FoundStatements {
  statements: FoundStatement[];
  /** The calls that still pass values by position. */
  positional: ts.CallExpression[];
}

const METHODS = new Set(['rows', 'run', 'one', 'maybe']);
const BEGINS_STATEMENT = /^\s*(select|insert into|update|delete from|with|merge into|lock|set|truncate|call)\s/;

export function findStatements(file: ts.SourceFile): FoundStatements {
  const fileStatements: FoundStatements = { statements: [], positional: [] };
  const visit = (node: ts.Node): void => {
    if (isSqlTemplate(node)) {
      // Parts are composed with the statement that contains them, but their values may run statements.
      if (isStatement(node)) fileStatements.statements.push({ template: node, row: rowOf(node) });
    } else if (ts.isCallExpression(node) && isPositional(node)) fileStatements.positional.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return fileStatements;
}

function isStatement(node: ts.TaggedTemplateExpression): boolean {
  const { template } = node;
  const begin = ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text;
  return isArgument(node) || (BEGINS_STATEMENT.test(begin) && !isWithinTemplate(node));
}

function isWithinTemplate(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at) && !ts.isFunctionLike(at); at = at.parent)
    if (isSqlTemplate(at)) return true;
  return false;
}

const methodOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

function isArgument(node: ts.TaggedTemplateExpression): boolean {
  const { parent } = node;
  return ts.isCallExpression(parent) && parent.arguments[0] === node && METHODS.has(methodOf(parent));
}

function rowOf(node: ts.TaggedTemplateExpression): ts.TypeNode | undefined {
  return isArgument(node) ? (node.parent as ts.CallExpression).typeArguments?.[0] : undefined;
}

/** Whether values follow a text: `call.rows('select … $1', [id])`. */
function isPositional(call: ts.CallExpression): boolean {
  const [text, values] = call.arguments;
  if (!METHODS.has(methodOf(call)) || !text || !values || isSqlTemplate(text)) return false;
  return (ts.isStringLiteralLike(text) || ts.isTemplateExpression(text)) && BEGINS_STATEMENT.test(`${textOf(text)} `);
}

const textOf = (text: ts.StringLiteralLike | ts.TemplateExpression) =>
  ts.isTemplateExpression(text) ? text.head.text : text.text;
