import type { FileVerifier } from '#server/commands/verify-command.ts';
import { fingerprintText, judge } from '#shared/verdict.ts';
import { SIGNATURE_LEVEL } from '../model.ts';
import { sha256, verifySealedFile } from '../sealed/verify-sealed-file.ts';

/** The command `verify-document`. */
export const documentVerifier: FileVerifier = {
  summary: 'check a sealed contract',
  option: 'certificate',
  async check(bytes, trusted) {
    const verification = await verifySealedFile(bytes);
    const { signer, details } = verification;
    const lines = [
      ...(details
        ? [
            `${details.contract.title}, No. ${details.contract.number}`,
            `Between ${details.contract.company} and ${details.contract.partner}`,
            ...details.signers.map(
              ({ name, email, role, signed_at }) => `Signed ${signed_at} by ${name} <${email}> (${role})`,
            ),
            `${details.events.length} events, last event ${details.events.at(-1)?.hash ?? 'none'}`,
          ]
        : []),
      ...(signer ? [`Sealed by ${signer.name}, certificate SHA-256 ${fingerprintText(signer.fingerprint)}`] : []),
      `File SHA-256 ${await sha256(bytes)}`,
      SIGNATURE_LEVEL,
    ];
    return { ...judge(verification, trusted), lines };
  },
};
