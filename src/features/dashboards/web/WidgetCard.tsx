import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { About } from './About.tsx';
import css from './dashboard.module.css';

interface WidgetCardProps<T> {
  title: string;
  /** What it shows, exactly. */
  about?: string;
  query: UseQueryResult<T>;
  /** Beside the title, once there is something to show. */
  actions?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** The frame of every widget; each loads, fails and tries again by itself. */
export function WidgetCard<T>({ title, about, query, actions, children }: WidgetCardProps<T>) {
  const heading = useId();
  const { data, error } = query;
  return (
    <section className={css.card} aria-labelledby={heading} aria-busy={data === undefined && !error}>
      <div className={css.head}>
        <span className={css.title}>
          <h2 id={heading}>{title}</h2>
          {about && <About label={title}>{about}</About>}
        </span>
        {data !== undefined && actions?.(data)}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <div role="alert" className={css.quiet}>
          This could not be read.
          <Button size="small" onClick={() => query.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div aria-hidden="true">
          {[72, 100, 48].map((width) => (
            <span key={width} className={css.bone} style={{ width: `${width}%` }} />
          ))}
        </div>
      )}
    </section>
  );
}
