/** Random hexadecimal digits, generated for many ids at once because each call is expensive. */
let digits = '';
const DRAWN_BYTES = 1_000;

function random(count: number): string {
  if (digits.length < count) {
    const bytes = crypto.getRandomValues(new Uint8Array(DRAWN_BYTES));
    digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const taken = digits.slice(0, count);
  digits = digits.slice(count);
  return taken;
}

/** A UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by creation time. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = random(19);
  const variant = '89ab'[Number.parseInt(rest[18]!, 16) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
