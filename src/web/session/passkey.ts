import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

export type ProofOptions = PublicKeyCredentialRequestOptionsJSON;
export type RegistrationOptions = PublicKeyCredentialCreationOptionsJSON;

/** The parts of a browser's answer that the server checks. */
export interface PasskeyProof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string;
}

/**
 * Asks for a passkey in a dialog of the browser or, with `inField`, among the suggestions of the field for the address.
 * @returns null when the person chose none
 */
export async function askForPasskey(optionsJSON: ProofOptions, { inField = false } = {}): Promise<PasskeyProof | null> {
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(unlessCanceled);
  return answer && proofOf(answer);
}

function proofOf({ id, response }: AuthenticationResponseJSON): PasskeyProof {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
    ...(userHandle && { user_handle: userHandle }),
  };
}

/** @returns null when the person canceled @throws when the device has a passkey of this account already */
export async function makePasskey(optionsJSON: RegistrationOptions) {
  const answer = await startRegistration({ optionsJSON }).catch(unlessCanceled);
  if (!answer) return null;
  const { clientDataJSON, attestationObject, transports = [] } = answer.response;
  return { id: answer.id, client_data: clientDataJSON, attestation: attestationObject, transports };
}

/** The browser does not say whether a person canceled, waited too long, or has no passkey. */
function unlessCanceled(error: unknown): null {
  const isCanceled =
    (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) ||
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED');
  if (isCanceled) return null;
  throw error;
}
