import type { PDFPage } from '@cantoo/pdf-lib';

/** The part of a page that readers see, upright. */
export interface SeenPage {
  width: number;
  height: number;
  /** Turns a point of what is seen, from its lower left corner, into a point of the page. */
  matrix: [a: number, b: number, c: number, d: number, e: number, f: number];
}

/** Readers show the crop box, as far as it lies on the page, turned clockwise by the angle of the page (ISO 32000-2, 7.7.3.3). */
export function seenPage(page: PDFPage): SeenPage {
  const { left, bottom, width, height } = shownBox(page);
  const quarters = ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4;
  switch (quarters) {
    case 1:
      return { width: height, height: width, matrix: [0, 1, -1, 0, left + width, bottom] };
    case 2:
      return { width, height, matrix: [-1, 0, 0, -1, left + width, bottom + height] };
    case 3:
      return { width: height, height: width, matrix: [0, -1, 1, 0, left, bottom + height] };
    default:
      return { width, height, matrix: [1, 0, 0, 1, left, bottom] };
  }
}

function shownBox(page: PDFPage) {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()].map(upright) as [Corners, Corners];
  const shown: Corners = {
    left: Math.max(crop.left, media.left),
    bottom: Math.max(crop.bottom, media.bottom),
    right: Math.min(crop.right, media.right),
    top: Math.min(crop.top, media.top),
  };
  const { left, bottom, right, top } = shown.left < shown.right && shown.bottom < shown.top ? shown : media;
  return { left, bottom, width: right - left, height: top - bottom };
}

interface Corners {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The corners of a box may be named in any order. */
function upright({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Corners {
  return {
    left: Math.min(x, x + width),
    bottom: Math.min(y, y + height),
    right: Math.max(x, x + width),
    top: Math.max(y, y + height),
  };
}
