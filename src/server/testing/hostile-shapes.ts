/** Texts that make careless parsers slow: nesting that never ends, marks that are never closed, and runs before an end. */
export function hostileShapes(length: number): [name: string, text: string][] {
  const units = ['[', '<div>', '(', '*', '_a ', ' ', '\n', '- ', '"', '{{', '![', '[](', '# '];
  return units.map((unit) => [JSON.stringify(unit), `${unit.repeat(Math.floor((length - 1) / unit.length))}x`]);
}
