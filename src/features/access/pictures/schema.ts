import { closed, type Static, Type } from '#shared/schema.ts';

export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
/** In pixels. */
export const MAX_PICTURE_SIDE = 6000;

/** The address of an uploaded picture, readable by anyone who knows it; it never changes. */
export const Picture = closed({ url: Type.String() });
export type Picture = Static<typeof Picture>;

/** Whether an address is that of a picture uploaded here. */
export function isPictureAddress(address: string): boolean {
  return /^\/api\/pictures\/[A-Za-z0-9_-]{20,64}\.(png|jpg|webp|gif)$/.test(address);
}
