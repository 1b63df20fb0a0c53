import { type Environment, readUrl } from '../settings/read-setting.ts';
import { StartError } from '../start-error.ts';

/**
 * An OAuth service that connects other systems for the whole installation, so that no company registers an app of its
 * own with each provider. This installation is a public client there: the key identifies it and proves nothing, PKCE
 * protects the exchange, so browsers may see the key.
 */
export interface ConnectorSettings {
  /** Without a trailing slash; `/authorize`, `/token` and `/revoke` are below it. */
  url: string;
  public_key: string;
}

/** @throws StartError naming the variable that is missing or wrong */
export function readConnectorSettings(env: Environment): ConnectorSettings | null {
  const url = readUrl(env, 'TANDEM_CONNECTOR_URL', {
    protocols: ['http:', 'https:'],
    example: 'https://connect.example.com/oauth',
  })?.replace(/(?<!\/)\/+$/, '');
  const public_key = env.TANDEM_CONNECTOR_PUBLIC_KEY;
  if (!url && !public_key) return null;
  if (!url || !public_key) {
    throw new StartError(
      `${url ? 'TANDEM_CONNECTOR_PUBLIC_KEY' : 'TANDEM_CONNECTOR_URL'} is missing: the integration connector needs TANDEM_CONNECTOR_URL and TANDEM_CONNECTOR_PUBLIC_KEY.`,
    );
  }
  const { protocol, hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if ((protocol !== 'https:' && !isHere) || /[?#@]/.test(url)) {
    throw new StartError(
      'TANDEM_CONNECTOR_URL is not a safe address: write it like https://connect.example.com/oauth, without a query.',
    );
  }
  if (!/^[\x21-\x7e]{4,300}$/.test(public_key)) {
    throw new StartError(
      'TANDEM_CONNECTOR_PUBLIC_KEY is not a key: copy the public key of the connector, which has 4 to 300 characters and no spaces.',
    );
  }
  return { url, public_key };
}
