import { texts as t } from '../shell.texts.ts';
import css from './Skeleton.module.css';

export function SkeletonBar({ width = '100%', height = 12 }: { width?: number | string; height?: number }) {
  return <span className={css.bone} style={{ width, height }} />;
}

export function PageSkeleton() {
  return (
    <div className={css.page} role="status" aria-label={t.loading}>
      <SkeletonBar width={180} height={20} />
      <SkeletonBar width="100%" height={36} />
      {[70, 84, 62, 78, 55, 68].map((width) => (
        <SkeletonBar key={width} width={`${width}%`} />
      ))}
    </div>
  );
}
