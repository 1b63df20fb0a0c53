import { SAML } from '@node-saml/node-saml';
import { Refusal } from '#server/errors.ts';
import { type Assertion, type Expected, readAssertion } from './assertion.ts';
import { ResponseRefused } from './refused.ts';
import { requirePlainResponse } from './structure.ts';

interface Input extends Expected {
  /** The response in base64, as the browser sent it. */
  response: string;
  /** DER in base64; any of them may have signed. */
  certificates: readonly string[];
}

/**
 * Verifies a response of a provider. The signature is checked by `node-saml`, and only what it covers is read.
 * @throws ResponseRefused with the reason
 */
export async function run({ response, certificates, ...expected }: Input): Promise<Assertion> {
  const base64 = response.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new ResponseRefused('structure');
  const xml = Buffer.from(base64, 'base64').toString('utf8');
  const { entity_id, reply_url } = expected.service;
  requirePlainResponse(xml, reply_url);
  const verifier = new SAML({
    idpCert: [...certificates],
    issuer: entity_id,
    audience: entity_id,
    callbackUrl: reply_url,
    // One of the two must be signed; providers differ in which.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    // Times are checked below, by the clock of the server.
    acceptedClockSkewMs: -1,
  });
  const { profile } = await verifier.validatePostResponseAsync({ SAMLResponse: base64 }).catch((error: Error) => {
    if (error instanceof Refusal) throw error;
    throw new ResponseRefused(/audience/i.test(error.message) ? 'audience' : 'signature');
  });
  const signed = profile?.getAssertion?.() as { Assertion?: Parameters<typeof readAssertion>[0] } | undefined;
  if (!signed?.Assertion) throw new ResponseRefused('structure');
  return readAssertion(signed.Assertion, expected);
}
