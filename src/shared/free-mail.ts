/** Free email providers: sharing such a domain does not mean sharing an employer. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.com.au
  yahoo.com.br ymail.com rocketmail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it outlook.com
  outlook.de outlook.fr outlook.es outlook.jp live.com live.co.uk live.fr live.de live.nl msn.com icloud.com me.com mac.com
  aol.com aim.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com hey.com fastmail.com
  fastmail.fm zoho.com zohomail.com mail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de
  arcor.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it alice.it
  bluewin.ch telenet.be skynet.be ziggo.nl kpnmail.nl home.nl telia.com online.no btinternet.com sky.com talktalk.net
  virginmedia.com ntlworld.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net
  juno.com rogers.com shaw.ca sympatico.ca telus.net bigpond.com optusnet.com.au xtra.co.nz uol.com.br bol.com.br terra.com.br
  mail.ru yandex.ru yandex.com ya.ru bk.ru inbox.ru list.ru rambler.ru ukr.net seznam.cz centrum.cz wp.pl onet.pl o2.pl
  interia.pl abv.bg qq.com 163.com 126.com yeah.net sina.com foxmail.com naver.com daum.net hanmail.net rediffmail.com
  mailinator.com guerrillamail.com yopmail.com 10minutemail.com temp-mail.org`.split(/\s+/),
);

/** The provider of a private address, such as gmail.com; null for the address of a company. For pages that must stay small. */
export function freeMailOf(email: string): string | null {
  const host = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return [...freeMailDomains].find((domain) => host === domain || host.endsWith(`.${domain}`)) ?? null;
}
