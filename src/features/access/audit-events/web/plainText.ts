/** Objects are shown as their parts: "field: amount_minor, descending: true". Values stay as they were written. */
export function plainText(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '' && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${name.replaceAll('_', ' ')}: ${plainText(part)}`)
    .join(', ');
}
