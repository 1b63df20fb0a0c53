/** A table in Markdown, which docs/measured/ holds. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cellOf).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

const cellOf = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);
