import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/entitlements'> = {
  'A benefit you requested is decided or delivered, or a benefit changes with your tier.':
    'Se decide o se entrega un beneficio que solicitaste, o un beneficio cambia con tu nivel.',
  'A decided request cannot be changed.': 'Una solicitud decidida no se puede cambiar.',
  'A partner requests a benefit that needs approval.': 'Un partner solicita un beneficio que requiere aprobación.',
  'Benefit requests': 'Solicitudes de beneficios',
  'Enter a key, or add keys to the stock first.': 'Introduce una clave o añade primero claves a las existencias.',
  'No keys of this request were shown.': 'No se mostró ninguna clave de esta solicitud.',
  'Only the person who requested the benefit or an administrator can view its keys.':
    'Solo la persona que solicitó el beneficio o un administrador puede ver sus claves.',
  'These keys cannot be decrypted because TANDEM_SECRET has changed since they were added.':
    'Estas claves no se pueden descifrar porque TANDEM_SECRET ha cambiado desde que se añadieron.',
  'These keys were already shown. Ask the company to make them visible again.':
    'Estas claves ya se mostraron. Pide a la empresa que las vuelva a hacer visibles.',
  'This benefit': 'Este beneficio',
  'This benefit is not delivered by keys of a stock.': 'Este beneficio no se entrega con claves de las existencias.',
  'This request has no keys to show.': 'Esta solicitud no tiene claves que mostrar.',
  'Your benefits': 'Tus beneficios',
  'accepts no requests': 'No acepta solicitudes.',
  'applies by itself and is not requested': 'Se aplica automáticamente y no se solicita.',
  'cannot be changed any more': 'Ya no se puede cambiar.',
  'is already the name of another benefit': 'Otro beneficio ya tiene este nombre.',
  'was added before': 'Esta clave ya se añadió.',
};
