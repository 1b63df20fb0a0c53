import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FrameSkeleton } from '#web/layout/FrameSkeleton.tsx';

/** Leads to another screen, once however often it is drawn, and keeps the frame's outline in the meantime. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to, replace: true });
  }, [navigate, to]);
  return <FrameSkeleton />;
}
