import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/distributions'> = {
  'A distribution is proposed, starts or ends.': 'Una distribución se propone, empieza o termina.',
  'A partner declines or ends a distribution.': 'Un partner rechaza o termina una distribución.',
  'Choose a region or a partner type.': 'Elige una región o un tipo de partner.',
  'Distributors and resellers': 'Distribuidores y revendedores',
  'Only active partners can propose a distribution.': 'Solo los partners activos pueden proponer una distribución.',
  'Only distributors can invite resellers. Ask your partner manager.':
    'Solo los distribuidores pueden invitar a revendedores. Pregunta a tu responsable de partners.',
  'The distribution has ended. Choose another distributor.': 'La distribución ha terminado. Elige otro distribuidor.',
  'The other side decides about this proposal.': 'Sobre esta propuesta decide la otra parte.',
  'The reseller chooses its default distributor.': 'El revendedor elige su distribuidor predeterminado.',
  'This distributor is not active. Choose another one.': 'Este distribuidor no está activo. Elige otro.',
  'This is not a company website.': 'No es el sitio web de una empresa.',
  'This is not one of your distributors.': 'No es uno de tus distribuidores.',
  'This is your own website.': 'Es tu propio sitio web.',
  'This reseller already has a distribution with this distributor.':
    'Este revendedor ya tiene una distribución con este distribuidor.',
  'You have already sent an invitation to this website.': 'Ya enviaste una invitación a este sitio web.',
  'is not of a partner type that distributes': 'Su tipo de partner no distribuye.',
  'is the other side': 'Es la otra parte.',
  'is the reseller itself': 'Es el propio revendedor.',
};
