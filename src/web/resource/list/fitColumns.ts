export interface ColumnWish {
  /** The width of the content, in pixels. */
  natural: number;
  /** Text columns may become narrower than their content; figures and statuses may not. */
  gives: boolean;
  /** The minimum width; the column that names the row needs more than others. */
  least?: number;
  /** The width with the heading, and content that may wrap, on two lines. */
  half?: number;
}

const share = 0.72;
const least = 112;

/**
 * Distributes the width among the columns: extra width goes to all in proportion, missing width is taken from text
 * columns down to their minimum, which for wrapped text is the width of two lines; then the table is wider than its container and scrolls.
 */
export function fitColumns(wishes: readonly ColumnWish[], room: number): number[] {
  const total = wishes.reduce((sum, { natural }) => sum + natural, 0);
  if (total <= room) return wishes.map(({ natural }) => (natural * room) / (total || 1));
  const floor = ({ natural, gives, half, least: own = least }: ColumnWish) =>
    half !== undefined ? Math.min(natural, half) : gives ? Math.min(natural, Math.max(own, natural * share)) : natural;
  const spare = wishes.reduce((sum, wish) => sum + wish.natural - floor(wish), 0);
  const taken = spare > 0 ? Math.min(1, (total - room) / spare) : 0;
  return wishes.map((wish) => wish.natural - (wish.natural - floor(wish)) * taken);
}
