import ts from 'typescript-api';
import type { Column } from './prepare.ts';

type Kind = 'string' | 'number' | 'boolean' | 'object';

/** The kinds that `pg` makes of the types of PostgreSQL, by their numbers; others, such as JSON, can be anything. */
const KINDS: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1184: 'string',
  1700: 'string',
  2950: 'string',
  // Arrays of numbers, texts and ids, and bytes.
  17: 'object',
  1007: 'object',
  1009: 'object',
  1016: 'object',
  2951: 'object',
};

/** The differences between the type that the code gives to rows and the columns of the statement. */
export function rowDifferences(checker: ts.TypeChecker, row: ts.TypeNode, columns: readonly Column[]): string[] {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  return checker.getPropertiesOfType(checker.getTypeFromTypeNode(row)).flatMap((property) => {
    const type = types.get(property.name);
    if (type === undefined) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return isOptional ? [] : [`the row type has ${property.name}, the statement does not`];
    }
    const kind = KINDS[type];
    const declared = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    if (!kind || accepts(checker, declared, kind)) return [];
    return [`${property.name} is ${kind === 'object' ? 'a list' : `a ${kind}`}, not ${checker.typeToString(declared)}`];
  });
}

/** Whether a value of this kind may be of the type: true for a narrower type, such as a union of texts. */
function accepts(checker: ts.TypeChecker, type: ts.Type, kind: Kind): boolean {
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never | ts.TypeFlags.TypeParameter;
  if (type.flags & open) return true;
  if (type.isUnion()) return type.types.some((each) => accepts(checker, each, kind));
  if (kind === 'string') return checker.isTypeAssignableTo(type, checker.getStringType());
  if (kind === 'number') return checker.isTypeAssignableTo(type, checker.getNumberType());
  if (kind === 'boolean') return checker.isTypeAssignableTo(type, checker.getBooleanType());
  return (type.flags & ts.TypeFlags.Object) !== 0;
}
