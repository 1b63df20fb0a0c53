import type { ErrorObject } from 'ajv';

/** Tells people what is wrong with a declaration, and where. */
export function schemaProblems(errors: readonly ErrorObject[]): string[] {
  // The message of a failed alternative only repeats those of its properties.
  const telling = errors.filter(({ keyword }) => keyword !== 'if');
  const sentences = telling.map(({ instancePath, keyword, params, message }) => {
    const where = placeOf(instancePath);
    const of = (property: unknown) => (where ? `${where}.${property}` : String(property));
    if (keyword === 'required') return `${of(params.missingProperty)} is missing.`;
    if (keyword === 'additionalProperties') return `${of(params.additionalProperty)} is not known.`;
    if (keyword === 'enum') return `${where} must be one of: ${params.allowedValues.join(' ')}.`;
    if (keyword === 'pattern') return `${where} contains characters that are not allowed.`;
    return `${where || 'The description'} ${message}.`;
  });
  return [...new Set(sentences)].slice(0, 20);
}

/** Writes `/objects/0/list` as `objects[1].list`, counted as people do. */
function placeOf(path: string): string {
  let text = '';
  for (const part of path.split('/').slice(1)) {
    if (/^\d+$/.test(part)) text += `[${Number(part) + 1}]`;
    else text += text ? `.${part}` : part;
  }
  return text;
}
