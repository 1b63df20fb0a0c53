import { brandShades } from '#shared/brand.ts';

/** Shares of red, green and blue. */
export type Color = readonly [red: number, green: number, blue: number];

export const ink: Color = [0.11, 0.1, 0.09];
export const gray: Color = [0.44, 0.42, 0.4];
export const red: Color = [0.7, 0.11, 0.11];
export const accent: Color = [0.76, 0.25, 0.05];
export const hairline: Color = [0.82, 0.81, 0.8];

/** A shade of a company's color that can be read on paper. */
export function paperColor(color: string): Color {
  const value = Number.parseInt(brandShades(color, 'light').accent.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The look of the company in whose name a document is printed. */
export interface PaperBrand {
  color: string | null;
  /** As it was uploaded; a WebP or GIF picture cannot be printed and is left out. */
  logo: Uint8Array | null;
}

export interface Style {
  /** In points. */
  size?: number;
  isBold?: boolean;
  color?: Color;
  x?: number;
  room?: number;
  isFigure?: boolean;
}

export interface Cell extends Pick<Style, 'isBold' | 'color' | 'isFigure'> {
  text: string;
  /** The part of the width, of 1. */
  part: number;
}

export interface PaperInfo {
  title: string;
  author: string;
  made_at: Date;
  brand?: PaperBrand;
}

/** Lines from top to bottom on as many A4 pages as needed. */
export interface Paper {
  space(points: number): void;
  rule(): void;
  /** Writes a text in as many lines as it needs. */
  write(text: string, style?: Style): void;
  /** The author and the title of the document, with a line below it. */
  head(author: string, title: string, note: string): void;
  heading(text: string): void;
  /** A label with a value at the right half of the page. */
  pair(label: string, value: string, note?: string | null): void;
  /** One row of a table, which stays on one page, with a line below it. */
  row(cells: readonly Cell[], style?: { size?: number }): void;
}

/** One call of a method, as plain data. */
export type PaperStep = { [Name in keyof Paper]: [name: Name, ...args: Parameters<Paper[Name]>] }[keyof Paper];
