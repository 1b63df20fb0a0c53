import { SIGNATURE_LEVEL } from '../model.ts';
import { verifyFile } from './seal/verify-file.ts';

/** What a sealed file says about itself, for the command line. */
export async function describeFile(bytes: Buffer): Promise<{ lines: string[]; problems: string[] }> {
  const { problems, sha256, sealed_by, fingerprint, evidence } = await verifyFile(bytes);
  const lines = [
    ...(evidence
      ? [
          `${evidence.contract.title}, No. ${evidence.contract.number}`,
          `Between ${evidence.contract.company} and ${evidence.contract.partner}`,
          ...evidence.signers.map(
            ({ name, email, role, signed_at }) => `Signed ${signed_at} by ${name} <${email}> (${role})`,
          ),
          `${evidence.events.length} events, last event ${evidence.events.at(-1)?.hash ?? 'none'}`,
        ]
      : []),
    ...(sealed_by === null ? [] : [`Sealed by ${sealed_by}, certificate SHA-256 ${fingerprint}`]),
    `File SHA-256 ${sha256}`,
    SIGNATURE_LEVEL,
  ];
  return { lines, problems };
}
