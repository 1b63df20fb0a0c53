import { brandShades, productAccent } from '#shared/brand.ts';
import type { IconPurpose } from '../schema.ts';

const SIDE = 512;

interface Brand {
  name: string;
  color: string | null;
  /** A picture as a data URL. */
  picture: string | undefined;
}

/** The color of the icon and of the frame that a phone draws around the app; white is readable on it. */
export const appColor = (color: string | null): string => (color ? brandShades(color, 'light').accent : productAccent);

/**
 * The company's icon as SVG: its picture, or the first letter of its name, on its color. A phone may cut a maskable icon
 * to a circle of 80 percent, so its ground fills the square (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export function appIcon({ name, color, picture }: Brand, purpose: IconPurpose): string {
  const corner = purpose === 'maskable' ? 0 : 112;
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${appColor(color)}"/>`;
  const mark = picture ? pictured(picture) : lettered(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${mark}</svg>`;
}

/** A light panel keeps dark and transparent pictures visible on every color. */
const pictured = (source: string) =>
  `<rect x="96" y="96" width="320" height="320" rx="64" fill="#ffffff"/><image x="132" y="132" width="248" height="248" href="${source}"/>`;

function lettered(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  return `<text x="256" y="344" font-family="system-ui,sans-serif" font-size="248" font-weight="600" text-anchor="middle" fill="#ffffff">${letter}</text>`;
}
