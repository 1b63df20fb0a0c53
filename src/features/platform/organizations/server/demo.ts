import { storePicture } from '#features/access/pictures/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Pixel, paint, rgbOf } from '#server/demo/paint.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';

const WHITE = [255, 255, 255, 255] as const;
/** Pixels per point, so that pictures are sharp on every screen. */
const SHARP = 2;
const CLEAR = [0, 0, 0, 0] as const;

/** A road that leads to a rising light, on a tile in the company's color. */
function mark(color: string): Buffer {
  const size = 128;
  const ground: Pixel = [...rgbOf(color), 255];
  return paint(size * SHARP, size * SHARP, (column, row) => {
    const [x, y] = [column / SHARP, row / SHARP];
    const [dx, dy] = [x - 63.5, y - 63.5];
    const corner = Math.hypot(Math.max(0, Math.abs(dx) - 40), Math.max(0, Math.abs(dy) - 40));
    if (corner > 24) return CLEAR;
    const isSun = Math.hypot(dx, y - 62) < 22 && y < 62;
    const half = 8 + (y - 66) * 0.42;
    const isRoad = y >= 70 && y < 106 && Math.abs(dx) < half && !(Math.abs(dx) < 2.5 && y % 14 < 8);
    return isSun || isRoad ? WHITE : ground;
  });
}

/** Hills in shades of the company's color. */
function hills(color: string): Buffer {
  const base = rgbOf(color);
  const [width, height] = [1200 * SHARP, 360 * SHARP];
  // The heights are computed once for each half pixel, and not for each point of the picture.
  const ridges = [0.42, 0.58, 0.76].map((level, index) =>
    Array.from({ length: width * 2 }, (_, half) => {
      const x = half / (2 * SHARP);
      const wave = Math.sin(x / (170 - index * 30) + index * 2) * (34 - index * 8) + Math.sin(x / 61 + index) * 9;
      return (360 * level + wave) * SHARP;
    }),
  );
  const shade = (light: number): Pixel => {
    const [red, green, blue] = base.map((value) => Math.round(value + (255 - value) * light));
    return [red!, green!, blue!, 255];
  };
  const [sky, ...slopes] = [0.86, 0.62, 0.36, 0.12].map(shade);
  const sun = shade(0.86 + (1 - 0.86) * 0.6);
  return paint(width, height, (x, y) => {
    const half = Math.floor(x * 2);
    let level = 0;
    for (const ridge of ridges) if (y > ridge[half]!) level += 1;
    if (level > 0) return slopes[level - 1]!;
    return Math.hypot(x - 890 * SHARP, y - 120 * SHARP) < 56 * SHARP ? sun : sky!;
  });
}

/** The larger company has a complete brand kit; the other has only a color, which is too light for text. */
async function brand({ company, history, kernel }: DemoStory): Promise<void> {
  if (!company.hasExceptions) {
    await history.on(history.today, (call) =>
      call.run(
        sql`update organizations set primary_color = '#ffc400', font = 'humanist' where id = ${call.organization_id}`,
      ),
    );
    return;
  }
  const color = '#0b6e8f';
  await history.on(history.today, async (call) => {
    const { url: logo } = await storePicture(call, kernel.files, mark(color));
    const { url: cover } = await storePicture(call, kernel.files, hills(color));
    await call.run(sql`
      update organizations
      set primary_color = ${color}, logo_url = ${logo}, favicon_url = ${logo}, cover_url = ${cover}, font = 'inter',
        domain = 'lumenfleet.example', privacy_url = 'https://lumenfleet.example/privacy',
        imprint_url = 'https://lumenfleet.example/legal'
      where id = ${call.organization_id}`);
  });
}

export const demo = [defineDemo('brand', { when: 'end', run: brand })];
