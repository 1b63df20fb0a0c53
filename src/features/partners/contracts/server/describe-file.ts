import type { FileVerifier } from '#server/verify-command.ts';
import { fingerprintText, judge } from '#shared/verdict.ts';
import { SIGNATURE_LEVEL } from '../model.ts';
import { verifyFile } from './seal/verify-file.ts';

/** The command `verify-document`. */
export const documentVerifier: FileVerifier = {
  summary: 'check a sealed contract',
  option: 'certificate',
  async check(bytes, trusted) {
    const { problems, sha256, sealed_by, fingerprint, evidence } = await verifyFile(bytes);
    const signer = sealed_by === null ? null : { name: sealed_by, fingerprint: fingerprint! };
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
      ...(signer ? [`Sealed by ${signer.name}, certificate SHA-256 ${fingerprintText(signer.fingerprint)}`] : []),
      `File SHA-256 ${sha256}`,
      SIGNATURE_LEVEL,
    ];
    return { ...judge({ problems, signer, details: evidence }, trusted), lines };
  },
};
