import { invalid } from '#server/errors.ts';
import { attribute, type XmlToken, xmlTokens } from '#server/text/xml.ts';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MOST_DEPTH = 40;

/** A provider as its metadata describes it (saml-metadata-2.0-os). */
export interface IdentityProvider {
  idp_entity_id: string;
  sign_in_url: string;
  /** As written in the file. */
  certificates: string[];
}

const refuse = (reason: string) => invalid({ metadata_xml: [reason] }, `The metadata ${reason}.`);

/** @throws 422 with what is missing */
export function run({ xml }: { xml: string }): IdentityProvider {
  const path: string[] = [];
  const entities: string[] = [];
  const addresses: string[] = [];
  const certificates: string[] = [];
  let certificate: string | null = null;
  let isForSigning = true;
  let hasProvider = false;
  for (const token of tokensOf(xml)) {
    if (token.kind === 'text') {
      if (certificate !== null) certificate += token.text;
      continue;
    }
    const inProvider = path.includes('IDPSSODescriptor');
    if (token.kind === 'close') {
      path.pop();
      if (token.name === 'X509Certificate' && certificate !== null) {
        certificates.push(certificate.replace(/\s+/g, ''));
        certificate = null;
      }
      continue;
    }
    if (path.length >= MOST_DEPTH) throw refuse('is nested too deeply');
    path.push(token.name);
    if (token.name === 'EntityDescriptor') entities.push(attribute(token, 'entityID') ?? '');
    if (token.name === 'IDPSSODescriptor') hasProvider = true;
    if (!inProvider) continue;
    if (token.name === 'KeyDescriptor') isForSigning = attribute(token, 'use') !== 'encryption';
    if (token.name === 'X509Certificate' && isForSigning) certificate = '';
    if (token.name === 'SingleSignOnService' && attribute(token, 'Binding') === REDIRECT)
      addresses.push(attribute(token, 'Location') ?? '');
  }
  if (entities.length !== 1 || !entities[0]) throw refuse('must describe one identity provider');
  if (!hasProvider)
    throw refuse('describes no identity provider. Use the file of the provider, not the one of this app');
  if (!addresses[0]) throw refuse('has no sign-in address for HTTP-Redirect');
  if (certificates.length === 0) throw refuse('has no signing certificate');
  return { idp_entity_id: entities[0], sign_in_url: addresses[0], certificates: [...new Set(certificates)] };
}

function* tokensOf(xml: string): Generator<XmlToken> {
  try {
    yield* xmlTokens(xml.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refuse((error as Error).message);
  }
}
