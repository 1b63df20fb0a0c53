import ts from 'typescript-api';

/** A statement that cannot be composed from the code alone, such as one with a computed list of columns. */
export class NotComposed extends Error {}

const MOST_VARIANTS = 64;

type LoopRow = ReadonlyMap<ts.Symbol | undefined, ts.Expression>;

/** Composes the texts that a `sql` template can have: a part that depends on a condition is tried with each outcome. */
export class Composer {
  readonly #checker: ts.TypeChecker;
  /** The rows that the names of the loops around the statement stand for. */
  #row: LoopRow = new Map();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** @throws NotComposed */
  textsOf(statement: ts.TaggedTemplateExpression): string[] {
    return this.#loopRows(statement).flatMap((row) => {
      this.#row = row;
      return this.#template(statement.template, 0).map((text) => {
        let count = 0;
        return text.replaceAll(PLACE, () => `$${++count}`);
      });
    });
  }

  /** The rows of the list over which the code runs the statement: `for (const [table, column] of [['tasks', 'title'], …])`. */
  #loopRows(statement: ts.Node): LoopRow[] {
    for (let at = statement.parent; at && !ts.isFunctionLike(at); at = at.parent) {
      if (!ts.isForOfStatement(at) || !ts.isVariableDeclarationList(at.initializer)) continue;
      const [origin] = this.#originsOf(at.expression);
      const list = withoutParentheses(origin ?? at.expression);
      const name = at.initializer.declarations[0]?.name;
      if (name && ts.isArrayLiteralExpression(list)) return list.elements.map((element) => this.#bind(name, element));
    }
    return [new Map()];
  }

  #bind(name: ts.BindingName, element: ts.Expression): LoopRow {
    const symbolOf = (node: ts.Node) => this.#checker.getSymbolAtLocation(node);
    const row = new Map<ts.Symbol | undefined, ts.Expression>();
    const value = withoutParentheses(element);
    if (ts.isIdentifier(name)) row.set(symbolOf(name), value);
    else if (ts.isArrayBindingPattern(name) && ts.isArrayLiteralExpression(value))
      name.elements.forEach((each, index) => {
        const written = value.elements[index];
        if (ts.isBindingElement(each) && written) row.set(symbolOf(each.name), written);
      });
    return row;
  }

  #template(template: ts.TemplateLiteral, depth: number): string[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
    return template.templateSpans.reduce<string[]>(
      (texts, { expression, literal }) => joined(joined(texts, this.#part(expression, depth)), [literal.text]),
      [template.head.text],
    );
  }

  /** The texts of what stands in `${…}`. */
  #part(written: ts.Expression, depth: number): string[] {
    const expression = withoutParentheses(written);
    if (depth > MOST_DEPTH) throw new NotComposed('The parts are nested too deeply.');
    if (isSqlTemplate(expression)) return this.#template(expression.template, depth + 1);
    if (!this.#isPart(expression)) return [PLACE];
    if (ts.isConditionalExpression(expression)) {
      const branches = [expression.whenTrue, expression.whenFalse];
      return branches.flatMap((branch) => this.#part(branch, depth + 1));
    }
    if (ts.isCallExpression(expression)) {
      const { expression: called, arguments: given } = expression;
      if (ts.isPropertyAccessExpression(called) && called.expression.getText() === 'sql' && given[0]) {
        const texts = this.#literals(given[0], depth + 1);
        return called.name.text === 'identifier' ? texts.map((name) => `"${name.replace('.', '"."')}"`) : texts;
      }
    }
    const origins = this.#originsOf(expression);
    if (origins.length === 0) throw new NotComposed(`\${${expression.getText()}} is composed elsewhere.`);
    return origins.flatMap((origin) => this.#part(origin, depth + 1));
  }

  #isPart(expression: ts.Expression): boolean {
    // Asking for a type takes long, and most values are read from the call or converted by a function of JavaScript.
    if (!MAY_BE_PART.has(expression.kind) || /^(call|company|JSON|Number|String)\b/.test(expression.getText()))
      return false;
    const type = this.#checker.getTypeAtLocation(expression);
    const types = type.isUnion() ? type.types : [type];
    return types.some((each) => each.symbol?.name === 'Sql');
  }

  /** The expressions that give a constant its value or a function its answer. */
  #originsOf(expression: ts.Expression): ts.Expression[] {
    const name = ts.isCallExpression(expression) ? expression.expression : expression;
    let symbol = this.#checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.#checker.getAliasedSymbol(symbol);
    const declaration = symbol?.valueDeclaration;
    if (!declaration) return [];
    const value =
      ts.isVariableDeclaration(declaration) && isConstant(declaration) ? declaration.initializer : undefined;
    if (!ts.isCallExpression(expression)) return value ? [value] : [];
    const called = value ?? declaration;
    return ts.isFunctionDeclaration(called) || ts.isArrowFunction(called) ? answersOf(called) : [];
  }

  /** The strings that an expression can be. */
  #literals(written: ts.Expression, depth: number): string[] {
    const expression = withoutParentheses(written);
    if (depth > MOST_DEPTH) throw new NotComposed('The parts are nested too deeply.');
    const bound = this.#row.get(this.#checker.getSymbolAtLocation(expression));
    if (bound) return this.#literals(bound, depth + 1);
    const type = this.#checker.getTypeAtLocation(expression);
    const types = type.isUnion() ? type.types : [type];
    if (types.every((each) => each.isStringLiteral() || each.isNumberLiteral()))
      return types.map((each) => String((each as ts.LiteralType).value));
    if (ts.isConditionalExpression(expression)) {
      const branches = [expression.whenTrue, expression.whenFalse];
      return branches.flatMap((branch) => this.#literals(branch, depth + 1));
    }
    if (ts.isTemplateExpression(expression))
      return expression.templateSpans.reduce<string[]>(
        (texts, span) => joined(joined(texts, this.#literals(span.expression, depth + 1)), [span.literal.text]),
        [expression.head.text],
      );
    const origins = this.#originsOf(expression);
    if (origins.length === 0) throw new NotComposed(`${expression.getText()} is computed.`);
    return origins.flatMap((origin) => this.#literals(origin, depth + 1));
  }
}

const MAY_BE_PART = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.ConditionalExpression,
]);
const PLACE = '\u0000';
const MOST_DEPTH = 8;

export function isSqlTemplate(node: ts.Node): node is ts.TaggedTemplateExpression {
  return ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';
}

function joined(before: readonly string[], after: readonly string[]): string[] {
  if (before.length * after.length > MOST_VARIANTS) throw new NotComposed('There are too many variants.');
  return before.flatMap((first) => after.map((second) => first + second));
}

function withoutParentheses(expression: ts.Expression): ts.Expression {
  let inner = expression;
  while (ts.isParenthesizedExpression(inner) || ts.isAsExpression(inner) || ts.isNonNullExpression(inner))
    inner = inner.expression;
  return inner;
}

const isConstant = ({ parent }: ts.VariableDeclaration) => (parent.flags & ts.NodeFlags.Const) !== 0;

function answersOf({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const answers: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return answers;
}
