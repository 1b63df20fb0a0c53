import { isPictureAddress } from '#features/access/pictures/schema.ts';
import { ownsPicture } from '#features/access/pictures/server/service.ts';
import type { FormTexts } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';

/** The picture of the first page that is sent with a file. */
export function pictureIn({ picture_url }: FormTexts): string | null {
  return typeof picture_url === 'string' ? picture_url : null;
}

/** The picture was checked as an image when it was uploaded. @throws 422 for any other address */
export async function requireOwnPicture(call: Call, fields: FormTexts): Promise<void> {
  if (fields.picture_url === undefined) return;
  const address = pictureIn(fields);
  if (!address || !isPictureAddress(address) || !(await ownsPicture(call, address)))
    throw invalid({ picture_url: ['must be a picture that your company uploaded'] });
}
