import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (partner, deal) => `${partner} solicita una reseña de “${deal}”`,
  submitted: (partner) => `Un cliente escribió una reseña de ${partner}`,
  guessed: (partner) => `Alguien intenta adivinar el código de una reseña de ${partner}`,
  guessedText: (guessed) =>
    `${guessed}: los códigos incorrectos se ralentizan. Envía un enlace nuevo si no fue quien escribe la reseña.`,
  disputed: (partner) => `${partner} disputa una reseña`,
  published: (deal) => `Se publicó una reseña de tu trabajo en “${deal}”`,
  kept: (deal) => `La reseña de “${deal}” sigue publicada`,
  removed: (deal) => `Se quitó la reseña de “${deal}”`,
  declined: (deal) => `Tu solicitud de reseña de “${deal}” se rechazó`,
  reply_removed: (deal) => `Se quitó tu respuesta a la reseña de “${deal}”`,
  because: (what, reason) => `${what}: ${reason}`,
  viewReview: 'Ver reseña',

  askSubject: (partner) => `¿Cómo fue tu proyecto con ${partner}?`,
  ask: (partner, deal, company) =>
    `${partner} trabajó contigo en “${deal}”. ${company} te pide que valores el trabajo. Lleva unos dos minutos.`,
  askLink: (company, days) =>
    `${company} revisa cada reseña antes de publicarla. El enlace es solo para ti y caduca en ${days} días.`,
  writeReview: 'Escribir reseña',
  askFooter: (company, email) =>
    `${company} envió este correo a ${email}. Si no quieres escribir una reseña, puedes ignorarlo.`,
  codeSubject: 'Tu código para confirmar tu reseña',
  code: (code) =>
    `Introduce este código en la página de la reseña para confirmar tu dirección de correo electrónico: ${code}`,
  codeExpires: (minutes, company) =>
    `El código caduca en ${minutes} minutos. ${company} no publica nada antes de que lo introduzcas.`,
  codeFooter: (company, email) => `${company} envió este correo a ${email} porque se envió una reseña con tu enlace.`,
};
