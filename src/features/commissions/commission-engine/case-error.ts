import { Value } from 'typebox/value';
import type { TSchema } from '#shared/schema.ts';

/** A case that cannot be read; the message names the field. */
export class CaseError extends Error {
  readonly field: string;
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'CaseError';
    this.field = field;
    this.reason = reason;
  }
}

/**
 * The last of several messages about one place is the most precise: "must match one of" comes after its alternatives.
 */
export function shapeError(schema: TSchema, raw: unknown, within = ''): CaseError {
  const errors = [...Value.Errors(schema, raw)];
  const first = errors[0];
  if (!first) return new CaseError(within || 'case', 'cannot be read');
  const at = errors.filter(({ instancePath }) => instancePath === first.instancePath);
  const problem = at.length > 1 || first.keyword === 'enum' ? 'is not one of the values allowed here' : first.message;
  const path = [within, ...first.instancePath.split('/').slice(1)].filter(Boolean);
  return new CaseError(path.join('.') || 'case', problem);
}
