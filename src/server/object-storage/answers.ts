import type { BucketSettings } from '../settings/file-settings.ts';

/** An error answer of a storage service. */
export interface ServiceError {
  status: number;
  /** The code in the body; undefined if the answer has none, as for HEAD. */
  code: string | undefined;
  /** The value of the header `Date`. */
  date: string | undefined;
}

/** Codes of errors that pass by themselves, whatever the status. */
const PASSING = ['InternalError', 'SlowDown', 'ServiceUnavailable', 'RequestTimeout', 'OperationAborted'];

/** Whether the same request may succeed a moment later. */
export const isPassing = ({ status, code }: ServiceError): boolean =>
  status >= 500 || status === 429 || (status !== 404 && PASSING.includes(code ?? ''));

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The text of the first element with a name. All answers that are read are flat lists of short texts. */
export function elementText(xml: string, name: string): string | undefined {
  const begin = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, begin);
  return begin < 0 || end < 0 ? undefined : decoded(xml.slice(begin + name.length + 2, end));
}

/** The contents of all elements with a name. */
export function elementsOf(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((text) => text.slice(0, Math.max(0, text.indexOf(`</${name}>`))));
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(lt|gt|amp|quot|apos));/g, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name]!;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });

/** One sentence that tells an operator what is wrong and which setting to change. */
export function operatorSentence(
  { status, code, date }: ServiceError,
  { bucket, endpoint, region }: BucketSettings,
): string {
  const { host } = new URL(endpoint);
  switch (code) {
    case 'NoSuchBucket':
      return `The bucket ${bucket} does not exist at ${host}: create it, or correct FILES_STORE or S3_ENDPOINT.`;
    case 'AccessDenied':
    case 'AllAccessDisabled':
      return `${host} denies access to the bucket ${bucket}: give the key permission to list the bucket and to read, write and delete its objects.`;
    case 'InvalidAccessKeyId':
      return `${host} does not know the key in S3_ACCESS_KEY_ID: copy it again.`;
    case 'SignatureDoesNotMatch':
      return `${host} rejects the signature: copy S3_SECRET_ACCESS_KEY again.`;
    case 'RequestTimeTooSkewed':
      return `The clock of this machine differs from that of ${host}${differenceText(date)}: set the clock.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
    case 'IllegalLocationConstraintException':
      return `The bucket ${bucket} is not in the region ${region} of ${host}: correct S3_REGION and S3_ENDPOINT.`;
    default:
      if (status >= 300 && status < 400)
        return `${host} redirects to another address, which is not followed: correct S3_REGION, S3_ENDPOINT or S3_FORCE_PATH_STYLE.`;
      return `${host} answered with ${code ?? 'an unexpected answer'} (status ${status}).`;
  }
}

function differenceText(date: string | undefined): string {
  const minutes = Math.round(Math.abs(Date.now() - Date.parse(date ?? '')) / 60_000);
  return Number.isNaN(minutes) ? '' : ` by ${minutes} minutes`;
}
