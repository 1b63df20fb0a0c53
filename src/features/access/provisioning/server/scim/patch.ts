import { type Given, isObject, requireSchema } from './bodies.ts';
import { scimError, wrongSyntax, wrongValue } from './errors.ts';
import { type Filter, meetsFilter, parseFilter } from './filter.ts';

export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const MOST_OPERATIONS = 100;
const MOST_PATH = 500;

export interface Operation {
  op: 'add' | 'replace' | 'remove';
  /** Null: the value is an object of attributes. */
  path: Path | null;
  value: unknown;
}

/** `emails[type eq "work"].value`, with names in lower case. */
export interface Path {
  attribute: string;
  filter: Filter | null;
  sub: string | null;
  /** The schema before it, if it is not the one of the resource: `urn:…:enterprise:2.0:user`. */
  extension: string | null;
}

/** @param schema the schema of the resource, whose name may stand before a path */
export function operationsOf(body: Given, schema: string): Operation[] {
  requireSchema(body, PATCH);
  const { operations } = body;
  if (!Array.isArray(operations) || operations.length === 0) throw wrongSyntax('"Operations" must be a list.');
  if (operations.length > MOST_OPERATIONS)
    throw scimError(400, 'tooMany', `A request has at most ${MOST_OPERATIONS} operations.`);
  return operations.flatMap((operation) => operationOf(operation, schema));
}

function operationOf(given: unknown, schema: string): Operation[] {
  if (!isObject(given)) throw wrongSyntax('An operation must be an object.');
  const op = typeof given.op === 'string' ? given.op.toLowerCase() : '';
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw wrongSyntax('The op of an operation is add, replace or remove.');
  const { path, value } = given;
  if (path !== undefined && path !== null && path !== '') {
    if (typeof path !== 'string') throw scimError(400, 'invalidPath', 'The path of an operation must be a text.');
    if (op !== 'remove' && value === undefined) throw wrongValue(`The operation on ${path} needs a value.`);
    return [{ op, path: pathOf(path, schema), value }];
  }
  if (op === 'remove') throw scimError(400, 'noTarget', 'A remove operation needs a path.');
  if (!isObject(value)) throw wrongValue('An operation without a path needs an object as its value.');
  // Entra ID sends paths as names: {"name.givenName": "Ada"}.
  return Object.entries(value).map(([name, inner]) => ({ op, path: pathOf(name, schema), value: inner }));
}

function pathOf(text: string, schema: string): Path {
  const wrong = () => scimError(400, 'invalidPath', `This path cannot be read: ${text.slice(0, 100)}`);
  if (text.length > MOST_PATH) throw wrong();
  const own = `${schema.toLowerCase()}:`;
  const rest = text.toLowerCase().startsWith(own) ? text.slice(own.length) : text;
  if (/^urn:/i.test(rest)) return { attribute: '', filter: null, sub: null, extension: rest.toLowerCase() };
  const open = rest.indexOf('[');
  const close = rest.lastIndexOf(']');
  if (open < 0) {
    const [attribute = '', sub = null, ...more] = rest.toLowerCase().split('.');
    if (more.length > 0 || !isName(attribute) || (sub !== null && !isName(sub))) throw wrong();
    return { attribute, filter: null, sub, extension: null };
  }
  const attribute = rest.slice(0, open).toLowerCase();
  const after = rest.slice(close + 1).toLowerCase();
  if (close < open || !isName(attribute) || (after !== '' && !(after.startsWith('.') && isName(after.slice(1)))))
    throw wrong();
  return {
    attribute,
    filter: parseFilter(rest.slice(open + 1, close)),
    sub: after === '' ? null : after.slice(1),
    extension: null,
  };
}

const isName = (text: string) => /^[a-z$][a-z0-9_$-]{0,60}$/.test(text);

/** Applies an operation to an attribute that has one value, or an object with attributes of its own. */
export function patchSingle(target: Given, { op, path, value }: Operation): void {
  const { attribute, sub, filter } = path!;
  if (filter) throw scimError(400, 'invalidPath', `${attribute} has no elements to choose from.`);
  if (sub !== null) {
    const inner = isObject(target[attribute]) ? target[attribute] : {};
    target[attribute] = { ...inner, [sub]: op === 'remove' ? null : value };
  } else if (op === 'remove') target[attribute] = null;
  else if (isObject(value) && isObject(target[attribute])) target[attribute] = { ...target[attribute], ...value };
  else target[attribute] = value;
}

/** Applies an operation to an attribute that has a list of elements, recognized by their `value`. */
export function patchList(target: Given, { op, path, value }: Operation): void {
  const { attribute, filter, sub } = path!;
  const elements = (Array.isArray(target[attribute]) ? target[attribute] : []).filter(isObject);
  if (filter) {
    const chosen = elements.filter((element) => meetsFilter(filter, element));
    if (op === 'remove') {
      target[attribute] = sub
        ? elements.map((one) => (chosen.includes(one) ? { ...one, [sub]: null } : one))
        : elements.filter((one) => !chosen.includes(one));
      return;
    }
    const change = sub === null ? value : { [sub]: value };
    if (!isObject(change)) throw wrongValue(`The elements of ${attribute} are objects.`);
    if (chosen.length === 0 && op === 'replace')
      throw scimError(400, 'noTarget', `No element of ${attribute} meets the filter of the path.`);
    // Entra ID adds a value to an element that does not exist yet.
    target[attribute] =
      chosen.length === 0
        ? [...elements, { ...impliedBy(filter), ...change }]
        : elements.map((one) => (chosen.includes(one) ? { ...one, ...change } : one));
    return;
  }
  if (sub !== null) {
    target[attribute] = elements.map((one) => ({ ...one, [sub]: op === 'remove' ? null : value }));
    return;
  }
  const given = elementsOf(value, attribute);
  if (op === 'replace') target[attribute] = given;
  else {
    const without = elements.filter((one) => !given.some((other) => other.value === one.value));
    // Entra ID removes members by a list of values; without one, all are removed.
    if (op === 'add') target[attribute] = [...without, ...given];
    else target[attribute] = given.length > 0 ? without : [];
  }
}

function elementsOf(value: unknown, attribute: string): Given[] {
  if (value === undefined || value === null) return [];
  const elements = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'string' ? { value: one } : one,
  );
  if (!elements.every(isObject)) throw wrongValue(`The elements of ${attribute} are objects.`);
  return elements;
}

/** The attributes of an element that meets a filter such as `type eq "work"`. */
function impliedBy(filter: Filter): Given {
  if (filter.is === 'and') return Object.assign({}, ...filter.all.map(impliedBy));
  return filter.is === 'compare' && filter.operator === 'eq' ? { [filter.path]: filter.value } : {};
}
