/** Describes a browser for its owner: "Firefox on Windows". */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

// The order matters, because most browsers also name the ones they are based on.
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
  ['curl', /^curl\//],
];
const systems: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
