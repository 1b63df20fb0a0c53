import { Avatar } from './Avatar.tsx';
import css from './Person.module.css';

interface PersonProps {
  name: string | null | undefined;
  src?: string | null;
  square?: boolean;
}

export function Person({ name, src, square }: PersonProps) {
  if (!name) return <span className={css.nobody}>–</span>;
  return (
    <span className={css.person}>
      <Avatar name={name} src={src} size={20} square={square} />
      <span className={css.name}>{name}</span>
    </span>
  );
}
