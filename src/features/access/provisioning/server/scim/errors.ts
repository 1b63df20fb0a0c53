import { Refusal } from '#server/errors.ts';

/** The detail codes of SCIM (RFC 7644, section 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

export function scimError(status: number, scimType: ScimType, detail: string): Refusal {
  return new Refusal(status, detail, undefined, { scim_type: scimType });
}

export const wrongValue = (detail: string) => scimError(400, 'invalidValue', detail);
export const wrongSyntax = (detail: string) => scimError(400, 'invalidSyntax', detail);

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** The body of a refusal as SCIM clients read it. The product's 422 is a 400 there. */
export function scimErrorBody({ statusCode, message, errors, facts }: Refusal): {
  status: string;
  [key: string]: unknown;
} {
  const fields = Object.entries(errors ?? {}).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  const status = statusCode === 422 ? 400 : statusCode;
  const scimType =
    facts.scim_type ?? (status === 400 && errors ? (errors.body ? 'invalidSyntax' : 'invalidValue') : undefined);
  return {
    schemas: [ERROR],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail: status === 400 && fields.length > 0 ? fields.join('. ') : message,
  };
}
