/** The parts that public pages of other features use: the form itself, and its requests to the server. */
export { type FormApi, FormRefusal, publicApi } from './api.ts';
export { FormFill } from './FormFill.tsx';
export type { Hint } from './useForm.ts';
