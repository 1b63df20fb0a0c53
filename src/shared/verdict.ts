/** The three results of checking a signed file, on the command line and on public pages. */
export type Verdict = 'valid' | 'invalid' | 'unknown_signer';

/** The signer named in a file: the name proves nothing, the fingerprint does. */
export interface FileSigner {
  name: string;
  /** SHA-256 in hexadecimal digits, of the certificate or, without one, of the public key (SPKI). */
  fingerprint: string;
}

export interface Verification<Details = unknown> {
  verdict: Verdict;
  /** Sentences with the reasons why the file is invalid; empty otherwise. */
  problems: string[];
  signer: FileSigner | null;
  /** The content of the file, if it could be read. Without a valid verdict it proves nothing. */
  details: Details | null;
}

/**
 * Only a file without problems whose signer is trusted is valid.
 * @param trusted fingerprints; without any, an unchanged file has an unknown signer
 */
export function judge<Details>(
  file: { problems: readonly string[]; signer: FileSigner | null; details: Details | null },
  trusted: readonly string[],
): Verification<Details> {
  const problems = [...file.problems];
  const isTrusted = file.signer !== null && trusted.includes(file.signer.fingerprint);
  if (problems.length === 0 && !file.signer) problems.push('The file is not signed.');
  if (problems.length === 0 && trusted.length > 0 && !isTrusted)
    problems.push('The file is unchanged, but it was signed with another key than the one you trust.');
  const verdict = problems.length > 0 ? 'invalid' : isTrusted ? 'valid' : 'unknown_signer';
  return { verdict, problems, signer: file.signer, details: file.details };
}

/** Formats a fingerprint as pairs of digits, for people to compare. */
export const fingerprintText = (fingerprint: string): string =>
  (fingerprint.toUpperCase().match(/../g) ?? []).join(':');
