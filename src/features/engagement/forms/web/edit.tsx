import { Navigate } from '@tanstack/react-router';
import { useParam } from '#web/params.ts';

/** Links from before the questions were a tab of the form. */
export default function FormEdit() {
  return <Navigate to={`/forms/show/${useParam('id')}` as string} replace />;
}
