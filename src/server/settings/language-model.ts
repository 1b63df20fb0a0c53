import { StartError } from '../start-error.ts';

/** A language model behind the widespread "chat completions" interface. */
export interface ModelSettings {
  /** The base URL, without a trailing slash: `https://models.example.com/v1`. */
  url: string;
  name: string;
  key: string | null;
}

/** @throws StartError for a URL without a model, or one that is no web address */
export function readModelSettings(env: Record<string, string | undefined>): ModelSettings | null {
  const [address, name, key] = [env.TANDEM_MODEL_URL, env.TANDEM_MODEL_NAME, env.TANDEM_MODEL_KEY].map((text) =>
    text?.trim(),
  );
  if (!address) return null;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new StartError('TANDEM_MODEL_URL must be a web address, such as https://models.example.com/v1.');
  if (!name) throw new StartError('TANDEM_MODEL_NAME is required with TANDEM_MODEL_URL.');
  return { url: url.href.replace(/(?<!\/)\/+$/, ''), name, key: key || null };
}

let offered: ModelSettings | null = null;

/** Makes the installation's own model known; called once, when the kernel is created. */
export function offerModel(settings: ModelSettings | null): void {
  offered = settings;
}
/** The installation has a model that companies can turn on without an address of their own. */
export const hasModel = (): boolean => offered !== null;
