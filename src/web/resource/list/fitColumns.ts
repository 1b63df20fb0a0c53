export interface ColumnWish {
  /** The width its content would like. */
  natural: number;
  /** Words may be cut short where there is little room; figures and statuses may not. */
  gives: boolean;
  /** How far it gives at most: what names a row is read by every reader. */
  least?: number;
}

const share = 0.72;
const least = 112;

/**
 * Shares the room among the columns: what is left over goes to all in proportion, what is missing is taken from the
 * columns of words, down to a point; beyond it the table is wider than its room and scrolls.
 */
export function fitColumns(wishes: readonly ColumnWish[], room: number): number[] {
  const total = wishes.reduce((sum, { natural }) => sum + natural, 0);
  if (total <= room) return wishes.map(({ natural }) => (natural * room) / (total || 1));
  const floor = ({ natural, gives, least: own = least }: ColumnWish) =>
    gives ? Math.min(natural, Math.max(own, natural * share)) : natural;
  const spare = wishes.reduce((sum, wish) => sum + wish.natural - floor(wish), 0);
  const taken = spare > 0 ? Math.min(1, (total - room) / spare) : 0;
  return wishes.map((wish) => wish.natural - (wish.natural - floor(wish)) * taken);
}
