import type { ServiceProvider } from '../service-provider.ts';
import { ResponseRefused } from './refused.ts';

/** An element as `xml2js` gives it: attributes, text, and children by local name. */
interface Element {
  $?: Record<string, string>;
  _?: string;
  [child: string]: unknown;
}

export interface Expected {
  service: ServiceProvider;
  idp_entity_id: string;
  /** Milliseconds. */
  now: number;
}

/** The statement about a person, read from the signed part alone. */
export interface Assertion {
  id: string;
  request_id: string;
  /** Milliseconds after which the assertion is refused. */
  expires_at: number;
  name_id: string;
  attributes: [name: string, values: string[]][];
}

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** The difference of clocks that is accepted. */
const SKEW_MS = 2 * 60_000;

const children = (of: Element, name: string): Element[] => (Array.isArray(of[name]) ? of[name] : []) as Element[];
const text = (of: Element | undefined) => of?._?.trim() ?? '';

function one(of: Element, name: string): Element {
  const [first, ...others] = children(of, name);
  if (typeof first !== 'object' || others.length > 0) throw new ResponseRefused('structure');
  return first;
}

/** Checks a signed assertion as the web browser profile asks (saml-profiles-2.0-os, section 4.1.4). @throws ResponseRefused */
export function readAssertion(assertion: Element, { service, idp_entity_id, now }: Expected): Assertion {
  if (assertion.$?.Version !== '2.0' || !assertion.$.ID) throw new ResponseRefused('structure');
  if (text(one(assertion, 'Issuer')) !== idp_entity_id) throw new ResponseRefused('issuer');
  one(assertion, 'AuthnStatement');

  const conditions = one(assertion, 'Conditions');
  requireTime(conditions, now, { needsEnd: false });
  const audiences = children(conditions, 'AudienceRestriction');
  const isForUs = (restriction: Element) =>
    children(restriction, 'Audience').some((each) => text(each) === service.entity_id);
  if (audiences.length === 0 || !audiences.every(isForUs)) throw new ResponseRefused('audience');

  const subject = one(assertion, 'Subject');
  const confirmation = one(subject, 'SubjectConfirmation');
  if (confirmation.$?.Method !== BEARER) throw new ResponseRefused('structure');
  const data = one(confirmation, 'SubjectConfirmationData');
  if (data.$?.Recipient !== service.reply_url) throw new ResponseRefused('recipient');
  requireTime(data, now, { needsEnd: true });
  // Without it, the provider began: anybody could send a person's browser into a session that is not theirs.
  const request_id = data.$.InResponseTo;
  if (!request_id) throw new ResponseRefused('request');
  const name_id = text(one(subject, 'NameID'));
  if (!name_id) throw new ResponseRefused('structure');

  const attributes = children(assertion, 'AttributeStatement')
    .flatMap((statement) => children(statement, 'Attribute'))
    .map((each): [string, string[]] => [
      each.$?.Name ?? '',
      children(each, 'AttributeValue').map((value) => (typeof value === 'string' ? value : text(value))),
    ]);
  const expires_at = Date.parse(data.$.NotOnOrAfter!) + SKEW_MS;
  return { id: assertion.$.ID, request_id, expires_at, name_id, attributes };
}

function requireTime({ $ = {} }: Element, now: number, { needsEnd }: { needsEnd: boolean }): void {
  const { NotBefore: start, NotOnOrAfter: end } = $;
  if (needsEnd && !end) throw new ResponseRefused('expired');
  // A date that cannot be read compares as false, and so it is refused.
  if (start !== undefined && !(Date.parse(start) <= now + SKEW_MS)) throw new ResponseRefused('expired');
  if (end !== undefined && !(Date.parse(end) > now - SKEW_MS)) throw new ResponseRefused('expired');
}
