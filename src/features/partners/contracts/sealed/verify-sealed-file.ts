import type { FileSigner } from '#shared/verdict.ts';
import { brokenLink, textOfHead } from '../chain.ts';
import { readCertificate, type SealCertificate } from './certificate.ts';
import { partsOfMessage, signatureMessage, signedAttributes } from './cms.ts';
import { concat, decode, isEqual } from './der.ts';
import { EVIDENCE, type Evidence } from './evidence.ts';
import { type PdfDictionary, type PdfFile, type PdfValue, readPdf } from './pdf-file.ts';

export interface SealedFileCheck {
  problems: string[];
  /** Null unless the seal itself is unbroken. */
  signer: FileSigner | null;
  details: Evidence | null;
}

/** The evidence of the largest contract is far smaller. */
const MOST_EVIDENCE_BYTES = 50_000_000;

/** A reason why a file is not valid: a sentence. */
class Problem extends Error {}

/**
 * Verifies a sealed file from its own bytes, in a browser as well as on a server: its structure, that the seal covers all of it, the
 * seal, its certificate, and the chain of events. Whether the certificate can be trusted is for the caller to judge.
 */
export async function verifySealedFile(bytes: Uint8Array): Promise<SealedFileCheck> {
  let signer: FileSigner | null = null;
  try {
    const file = structureOf(bytes);
    const seal = await checkSeal(bytes, file);
    signer = seal.signer;
    return { problems: [], signer, details: await checkEvidence(file, seal.certificate) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { problems: [error.message], signer, details: null };
  }
}

function structureOf(bytes: Uint8Array): PdfFile {
  let file: PdfFile;
  try {
    file = readPdf(bytes);
  } catch (error) {
    if (!new TextDecoder('latin1').decode(bytes).includes('/ByteRange')) throw new Problem('The file is not sealed.');
    throw new Problem(`The file was changed after it was sealed: ${(error as Error).message}.`);
  }
  if (file.count('ByteRange') === 0) throw new Problem('The file is not sealed.');
  if (file.count('ByteRange') > 1) throw new Problem('The file has more than one signature.');
  return file;
}

/** The one signature field of the document's form. */
function signatureOf(file: PdfFile): PdfDictionary | undefined {
  const catalog = file.dictionary(file.trailer.get('Root'));
  const form = file.dictionary(catalog?.get('AcroForm'));
  const fields = file.resolve(form?.get('Fields'));
  const [field] = Array.isArray(fields) && fields.length === 1 ? fields.map(file.dictionary) : [];
  return isName(field?.get('FT'), 'Sig') ? file.dictionary(field?.get('V')) : undefined;
}

const isName = (value: PdfValue | undefined, name: string): boolean =>
  value instanceof Object && 'kind' in value && value.kind === 'name' && value.name === name;

async function checkSeal(
  bytes: Uint8Array,
  file: PdfFile,
): Promise<{ signer: FileSigner; certificate: SealCertificate }> {
  const signature = signatureOf(file);
  const contents = signature?.get('Contents');
  if (!signature?.has('ByteRange') || !isName(signature.get('SubFilter'), 'ETSI.CAdES.detached'))
    throw new Problem('The seal is not the signature of the document.');
  if (!(contents instanceof Object && 'kind' in contents && contents.kind === 'hex'))
    throw new Problem('The seal cannot be read.');
  const { start, end, digits } = contents;
  // The seal covers everything but its own digits with their brackets.
  const range = signature.get('ByteRange');
  const covered = [0, start, end, bytes.length - end];
  if (!Array.isArray(range) || range.length !== 4 || covered.some((at, index) => range[index] !== at))
    throw new Problem('The seal does not cover the whole file.');
  const message = messageIn(digits);
  const content = concat(bytes.subarray(0, start), bytes.subarray(end));
  const unread = () => {
    throw new Problem('The seal cannot be read.');
  };
  const { certificate: der, signature: signed } = attempt(() => partsOfMessage(message), unread);
  const certificate = await readCertificate(der).catch(() => {
    throw new Problem('The certificate of the seal is damaged or was not made by Tandem.');
  });
  const digests = { content: await digestOf(content), certificate: await digestOf(der) };
  // Only one message has this content, certificate and signature. This compares the digest, the certificate's hash and all forms.
  const expected = attempt(() => signatureMessage(der, digests, signed), unread);
  const isIntact = isEqual(message, expected) && (await certificate.isSignedBy(signedAttributes(digests), signed));
  if (!isIntact) throw new Problem('The seal is broken: the file was changed after it was sealed.');
  const at = timeOf(signature.get('M'));
  if (!at || at < certificate.notBefore || at > certificate.notAfter)
    throw new Problem('The certificate was not valid when the file was sealed.');
  return { signer: { name: certificate.name, fingerprint: hex(digests.certificate) }, certificate };
}

function attempt<T>(work: () => T, otherwise: () => never): T {
  try {
    return work();
  } catch {
    return otherwise();
  }
}

/** The reserved space holds the message, and after it nothing but zeros. */
function messageIn(digits: string): Uint8Array {
  if (digits.length % 2 !== 0 || !/^[0-9a-f]+$/.test(digits)) throw new Problem('The seal cannot be read.');
  const space = Uint8Array.from(digits.match(/../g)!, (pair) => Number.parseInt(pair, 16));
  const { bytes } = attempt(
    () => decode(space),
    () => {
      throw new Problem('The seal cannot be read.');
    },
  );
  if (space.subarray(bytes.length).some((byte) => byte !== 0))
    throw new Problem('Something was added to the space of the seal.');
  return bytes;
}

/** `D:20261125222206Z` */
function timeOf(value: PdfValue | undefined): Date | undefined {
  const text = value instanceof Object && 'kind' in value && value.kind === 'text' ? value.text : '';
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  return match ? new Date(`${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z`) : undefined;
}

async function checkEvidence(file: PdfFile, certificate: SealCertificate): Promise<Evidence> {
  const evidence = await evidenceOf(file).catch(() => null);
  if (!evidence) throw new Problem('The file contains no record of its signatures.');
  const { format, contract, body, events, head_signature } = evidence;
  if (body !== null && (await sha256(body)) !== contract.document_sha256)
    throw new Problem('The text in the record is not the text that was signed.');
  const broken = await brokenLink(sha256, contract.id, contract.document_sha256, events);
  if (broken !== undefined) throw new Problem(`The chain of events is broken at event ${broken}.`);
  if (format === 'tandem-contract/1') return evidence;
  const head = events.at(-1);
  const signature = attempt(
    () => Uint8Array.from(atob(head_signature!), (character) => character.charCodeAt(0)),
    unsigned,
  );
  const text = head && textOfHead(contract.id, contract.document_sha256, head);
  if (!text || !(await certificate.isSignedBy(new TextEncoder().encode(text), signature))) unsigned();
  return evidence;
}

function unsigned(): never {
  throw new Problem('The last event is not signed by the key of the seal.');
}

/** The attached record, by the only name that attachments have. */
async function evidenceOf(file: PdfFile): Promise<Evidence | null> {
  const catalog = file.dictionary(file.trailer.get('Root'));
  const attached = file.dictionary(file.dictionary(catalog?.get('Names'))?.get('EmbeddedFiles'));
  const names = file.resolve(attached?.get('Names'));
  if (!Array.isArray(names) || names.length !== 2 || attached!.has('Kids') || nameOf(names[0]!) !== EVIDENCE)
    return null;
  const stream = file.stream(file.dictionary(file.dictionary(names[1])?.get('EF'))?.get('F'));
  if (!stream || !isName(stream.dictionary.get('Filter'), 'FlateDecode') || stream.dictionary.has('DecodeParms'))
    return null;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await inflated(stream.bytes));
  const evidence = JSON.parse(text) as Evidence;
  const isKnown = evidence.format === 'tandem-contract/1' || evidence.format === 'tandem-contract/2';
  return isKnown && Array.isArray(evidence.events) && Array.isArray(evidence.signers) && evidence.contract.id
    ? evidence
    : null;
}

/** A text in UTF-16, as attachments are named. */
function nameOf(value: PdfValue): string | null {
  if (!(value instanceof Object && 'kind' in value && value.kind === 'hex')) return null;
  const units = value.digits.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.slice(1).map((unit) => Number.parseInt(unit, 16)));
}

/** @throws for damaged data, and for too much of it */
async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return concat(...parts);
    length += value.length;
    if (length > MOST_EVIDENCE_BYTES) throw new Error('too long');
    parts.push(value);
  }
}

const digestOf = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** SHA-256 in hexadecimal digits. */
export const sha256 = async (content: string | Uint8Array): Promise<string> =>
  hex(await digestOf(typeof content === 'string' ? new TextEncoder().encode(content) : content));
