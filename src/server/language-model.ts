import type { Outgoing } from './outgoing/outgoing.ts';
import { OutgoingError } from './outgoing/outgoing-error.ts';
import { StartError } from './start-error.ts';

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

/** Makes steps that need a model available; called once, when the kernel is created. */
export function offerModel(settings: ModelSettings | null): void {
  offered = settings;
}
export const hasModel = (): boolean => offered !== null;

const TIMEOUT_MS = 60_000;

/** Asks the model once. Its text is data: nothing in it is executed. @throws OutgoingError without a usable answer */
export async function askModel(
  outgoing: Outgoing,
  settings: ModelSettings,
  { system, prompt }: { system: string; prompt: string },
): Promise<string> {
  const answer = await outgoing.allowing([new URL(settings.url).origin]).request(`${settings.url}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(settings.key && { authorization: `Bearer ${settings.key}` }),
    },
    body: JSON.stringify({
      model: settings.name,
      temperature: 0,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: prompt },
      ],
    }),
    timeout: TIMEOUT_MS,
  });
  if (answer.status !== 200)
    throw new OutgoingError('unreachable', `The model answered with the status ${answer.status}.`);
  const data = answer.json() as { choices?: { message?: { content?: unknown } }[] };
  const text = data.choices?.[0]?.message?.content;
  if (typeof text !== 'string') throw new OutgoingError('invalid', 'The model gave no answer.');
  return text;
}
