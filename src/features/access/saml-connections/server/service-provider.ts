import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

/** The service that a provider knows. Each company is a service of its own, so that an answer for one never fits another. */
export interface ServiceProvider {
  entity_id: string;
  reply_url: string;
}

export function serviceProvider(baseUrl: string, organization_id: string): ServiceProvider {
  return {
    entity_id: `${baseUrl}/api/public/saml/${organization_id}`,
    reply_url: `${baseUrl}/api/auth/saml/${organization_id}`,
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

const POST_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';

/** The metadata of the company's service (saml-metadata-2.0-os), for the screen of the provider that reads files. */
export function serviceMetadata({ entity_id, reply_url }: ServiceProvider): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(entity_id)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>
    <md:AssertionConsumerService index="0" isDefault="true" Binding="${POST_BINDING}" Location="${escaped(reply_url)}"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

/** An XML name cannot begin with a digit. */
export const newRequestId = (): string => `_${randomBytes(24).toString('hex')}`;

/** The address at the provider that asks who the person is, by HTTP-Redirect (saml-bindings-2.0-os, section 3.4). */
export function requestAddress(
  service: ServiceProvider,
  { sign_in_url, request_id, now }: { sign_in_url: string; request_id: string; now: Date },
): string {
  const xml = `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${request_id}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${escaped(sign_in_url)}" ProtocolBinding="${POST_BINDING}" AssertionConsumerServiceURL="${escaped(service.reply_url)}"><saml:Issuer>${escaped(service.entity_id)}</saml:Issuer><samlp:NameIDPolicy AllowCreate="true"/></samlp:AuthnRequest>`;
  const address = new URL(sign_in_url);
  address.searchParams.append('SAMLRequest', deflateRawSync(xml).toString('base64'));
  return address.href;
}
