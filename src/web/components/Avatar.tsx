import { useState } from 'react';
import css from './Avatar.module.css';
import { colorOf, initials } from './initials.ts';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  /** Pictures of companies are square, those of people round. */
  square?: boolean;
}

/** A decorative picture; the name is always shown beside it or on the control around it. */
export function Avatar({ name, src, size = 24, square }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const style = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.42),
    borderRadius: square ? size * 0.25 : '50%',
  };
  if (src && !broken) {
    return <img className={css.avatar} src={src} alt="" style={style} onError={() => setBroken(true)} />;
  }
  return (
    <span className={css.avatar} style={{ ...style, background: colorOf(name) }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
