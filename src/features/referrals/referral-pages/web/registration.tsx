import { Navigate } from '@tanstack/react-router';
import { useParam } from '#web/params.ts';

/** A registration that came through a form is reviewed where all are. */
export default function Registration() {
  return <Navigate to={`/partners/pending/opportunities/show/${useParam('id')}` as string} replace />;
}
