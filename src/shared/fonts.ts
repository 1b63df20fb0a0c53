import { sayable } from '#shared/text/labels.ts';

/**
 * The fonts that a company can choose for its pages, portal and emails. Inter comes with the product; the others are on
 * every system in one variant or another, so nothing is loaded and no other server learns about visitors. Companies
 * choose a key, so that no text of theirs becomes part of a style sheet.
 */
export const brandFonts = sayable({
  inter: { label: 'Inter', family: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif" },
  system: { label: 'System font', family: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" },
  humanist: {
    label: 'Humanist',
    family: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', source-sans-pro, sans-serif",
  },
  geometric: { label: 'Geometric', family: "Avenir, Montserrat, Corbel, 'URW Gothic', source-sans-pro, sans-serif" },
  rounded: {
    label: 'Rounded',
    family: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', Calibri, sans-serif",
  },
  serif: { label: 'Serif', family: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif" },
  classic: { label: 'Classic serif', family: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif" },
  slab: { label: 'Slab serif', family: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', serif" },
} as const);

export type BrandFont = keyof typeof brandFonts;
export const brandFontKeys = Object.keys(brandFonts) as BrandFont[];

/** The font families for style sheets; an unknown key means the product's own font. */
export function fontFamily(key: string | null | undefined): string {
  return (Object.hasOwn(brandFonts, key ?? '') ? brandFonts[key as BrandFont] : brandFonts.inter).family;
}
