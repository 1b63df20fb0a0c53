import type { FieldKind, Leaving } from './fields.ts';

const TOKENS =
  /(^|_)(token|secret|password|api_key|credentials?|hash|sha256|hex|signature|otp|pin|ticket|nonce|prefix|public_id)(_|$)|_key$/;
const BANK =
  /(^|_)(iban|bic|swift|account_number|account_holder|routing_number|sort_code|bank|card|payout_details|last4|last_digits|tax_number|vat_number|tax_id|ssn|stripe_account)(_|$)/;
const PICTURES = /(^|_)(image|photo|avatar|logo|picture|thumbnail|cover)_url$/;
const NOTES = /(^|_)(note|notes|remark|remarks)$|^(private|internal)_/;
const EMAILS = /(^|_)(email|emails|reply_to|mail_address)$/;
const PHONES = /(^|_)(phone|phones|mobile|fax|telephone|phone_number)$/;
const PARTS = /^(first|last|middle|given|family)_name$/;
const ADDRESSES = /(^|_)(street|address|postal_address|address_line_\d)$/;
const PEOPLE =
  /(^|_)(by|author|contact|contacts|person|people|attendees?|participants?|signers?|signatory|assignee|owner|holder|learner|recipients?|members?|mentions|reviewers?|approvers?|users?|invitees?|submitter|colleagues?)$/;
/** Words before `_name` or `_names` that name a thing. The name of anything else is treated as that of a person. */
const THINGS =
  /(^|_)(partner|distributor|account|company|organization|opportunity|deal|product|family|category|program|plan|stage|type|tier|region|status|role|page|form|folder|document|file|fund|batch|campaign|topic|domain|directory|list|rule|template|schedule|survey|population|track|course|link|automation|endpoint|connection|entitlement|resource|audience|bounty|bundle|term|metric|rail|currency|country|profile|key|app|event)_names?$/;

/** @returns how a value may leave by the kind of its field and its name; a declaration can say otherwise */
export function leavingByName(name: string, kind?: FieldKind): Leaving {
  if (kind === 'email') return 'email';
  if (kind === 'phone') return 'phone';
  if (kind === 'picture' || PICTURES.test(name) || namesSecret(name) || NOTES.test(name) || ADDRESSES.test(name))
    return 'never';
  if (EMAILS.test(name)) return 'email';
  if (PHONES.test(name)) return 'phone';
  if (kind && kind !== 'text' && kind !== 'longText') return 'value';
  if (PARTS.test(name)) return 'part';
  if (/(^|_)names?$/.test(name) && !/^names?$/.test(name)) return THINGS.test(name) ? 'value' : 'person';
  return PEOPLE.test(name) ? 'person' : 'value';
}

/** The name of a field with a secret or bank details. */
export const namesSecret = (name: string): boolean => TOKENS.test(name) || BANK.test(name);

/** A key whose objects are people, whose `name` is then a person's. */
export const holdsPeople = (name: string): boolean => PEOPLE.test(name);

/** Resources whose rows are people. */
export const peopleResources: ReadonlySet<string> = new Set(['people', 'team_members', 'contacts']);
