declare module 'subset-font' {
  /** Reduces a font to the characters of a text, and a variable font to one weight. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

declare module 'bidi-js' {
  interface Embedding {
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl' | 'auto'): Embedding;
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
  }
  /** The Unicode Bidirectional Algorithm. */
  export default function bidiFactory(): Bidi;
}

declare module 'regenerator-runtime/runtime.js';
