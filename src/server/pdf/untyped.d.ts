declare module 'subset-font' {
  /** Reduces a font to the characters of a text, and a variable font to one weight. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

declare module 'regenerator-runtime/runtime.js';
