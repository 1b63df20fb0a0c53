import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Verdict, Verification } from '#shared/verdict.ts';
import { reasonOf } from '../start-error.ts';

/** Exit codes for scripts; 64 means that the command itself could not run. */
const exitCodes: Record<Verdict, number> = { valid: 0, invalid: 1, unknown_signer: 2 };
const USAGE_ERROR = 64;

/** A kind of signed file that the command line can check; the check needs only the file. */
export interface FileVerifier {
  /** The description in the usage text: `check a sealed contract`. */
  summary: string;
  /** The option that names the trusted signer. */
  option: 'certificate' | 'key';
  /** @param trusted the fingerprints of trusted signers */
  check(bytes: Buffer, trusted: readonly string[]): Promise<Verification & { lines: string[] }>;
}

export const usageOf = (command: string, { summary, option }: FileVerifier): string =>
  `  tandem ${command} <file> [--${option} FINGERPRINT|FILE] [--json]\n      ${summary}, without an installation`;

interface Given {
  file: string;
  trusted: string[];
  isJson: boolean;
}

/** @throws TypeError with a sentence about the arguments */
function parse(args: readonly string[], option: string, open: (path: string) => Buffer): Given {
  const files: string[] = [];
  const trusted: string[] = [];
  let isJson = false;
  const rest = [...args];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const [name, text] = next.split(/=(.*)/s, 2);
    if (next === '--json') isJson = true;
    else if (name === `--${option}`) trusted.push(fingerprintOf(text ?? rest.shift() ?? '', open));
    else if (next.startsWith('-')) throw new TypeError(`The option ${next} does not exist.`);
    else files.push(next);
  }
  const [file] = files;
  if (file === undefined || files.length > 1) throw new TypeError('Name one file.');
  return { file, trusted, isJson };
}

/**
 * The fingerprint of a trusted signer.
 * @param given the fingerprint itself, with or without colons, or the path of a certificate or public key (PEM or DER)
 */
function fingerprintOf(given: string, open: (path: string) => Buffer): string {
  const digits = given.replaceAll(/[:\s]/g, '').toLowerCase();
  if (/^[0-9a-f]{64}$/.test(digits)) return digits;
  if (!given) throw new TypeError('Name a fingerprint of 64 hexadecimal digits, or a file.');
  const bytes = open(given);
  const der = derOf(bytes);
  if (!der) throw new TypeError(`${given} is neither a fingerprint of 64 hexadecimal digits nor a certificate or key.`);
  return createHash('sha256').update(der).digest('hex');
}

function derOf(bytes: Buffer): Buffer | undefined {
  try {
    return new X509Certificate(bytes).raw;
  } catch {
    // The file may be a public key instead.
  }
  try {
    const isPem = bytes.includes('-----BEGIN');
    const key = createPublicKey(isPem ? bytes : { key: bytes, format: 'der', type: 'spki' });
    return key.export({ format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/** Checks a file and prints the result. @returns the exit code */
export async function runVerifier(
  verifier: FileVerifier,
  args: readonly string[],
  { pathOf, say, complain }: Record<'say' | 'complain', (line: string) => void> & { pathOf: (given: string) => string },
): Promise<number> {
  const open = (given: string): Buffer => {
    try {
      return readFileSync(pathOf(given));
    } catch (error) {
      throw new TypeError(`${given} cannot be read: ${reasonOf(error)}.`);
    }
  };
  let given: Given;
  let bytes: Buffer;
  try {
    given = parse(args, verifier.option, open);
    bytes = open(given.file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    complain(error.message);
    return USAGE_ERROR;
  }
  const { lines, ...verification } = await verifier.check(bytes, given.trusted);
  if (given.isJson) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    say(JSON.stringify({ format: 'tandem-verification/1', sha256, ...verification }, null, 2));
  } else {
    for (const line of lines) say(line);
    if (verification.verdict === 'valid') say(answerOf(verification, verifier));
    else complain(answerOf(verification, verifier));
  }
  return exitCodes[verification.verdict];
}

function answerOf({ verdict, problems, signer }: Verification, { option }: FileVerifier): string {
  if (verdict === 'valid')
    return `Valid: the file is unchanged and signed by ${signer!.name}, whose ${option} you trust.`;
  if (verdict === 'invalid') return `NOT VALID: ${problems.join(' ')}`;
  return `UNCHANGED, SIGNER NOT VERIFIED: anyone can make a file with this name. Get the fingerprint from the company itself, and check again with --${option} FINGERPRINT`;
}
