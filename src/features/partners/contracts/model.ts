import { languages } from '#shared/text/languages.ts';
import { readIn } from '#shared/text/texts.ts';
import type { SignerField } from '../contract-templates/content.schema.ts';
import { consentTexts } from './consent.texts.ts';

export const CODE_MINUTES = 15;
export const CODES_PER_LINK = 8;
export const TRIES_PER_CODE = 5;
/** A signature by link expires with its contract, and at the latest after this many days. */
export const MOST_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** The consent a signer gives before signing, in the language of the page. It is stored with the signature. */
export const consentText = (company: string): string => consentTexts.consent(company);

/** Whether a text is the consent to a company's documents, in any language. */
export const isConsentText = (text: string, company: string): boolean =>
  languages.some((language) => readIn(language, () => consentText(company)) === text);

/** The legal level of the signature, shown wherever someone signs or verifies. */
export const SIGNATURE_LEVEL = 'This is a simple electronic signature (ESIGN, UETA; eIDAS Article 3(10)).';

/** Lines of a drawn signature, in parts of its box. */
export type Stroke = [x: number, y: number][];
export type Signature = { kind: 'typed'; text: string } | { kind: 'drawn'; strokes: Stroke[] };

/** True for fields that a signer fills in in addition to the signature. */
export const isInput = ({ kind }: SignerField): boolean => kind !== 'signature' && kind !== 'initials';

/** `Ana Kovač` signs short as AK. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => Array.from(part)[0]!)
    .join('')
    .toUpperCase()
    .slice(0, 4);
}
