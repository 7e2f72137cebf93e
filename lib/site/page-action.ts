/** The way to a person that the header offers on desktops and the bar on phones. */
import { formLink } from './contact-links.ts';
import type { Route } from './find-route.ts';
import { answerPath } from './tool-paths.ts';

export type PageAction = { href: string; label: string };

/** On an answer: to what keeps its plan, or to its form for help. */
export const savePlan: PageAction = { href: '#save', label: 'Save this plan' };
export const askUs: PageAction = { href: '#ask-us', label: 'Ask us to help' };

/** The forms for help of pages that have one. The links have their paths, because answers have the same header. */
export const helpForms: Record<string, PageAction> = {
  '/renewal': { ...askUs, href: '/renewal#ask-us' },
  '/grievance-redressal': {
    href: '/grievance-redressal#complain-to-us',
    label: 'Complain to us',
  },
  '/customer-login': {
    href: `${answerPath('/customer-login')}?ask=copy#ask-for-a-copy`,
    label: 'Ask for a copy',
  },
  '/privacy-policy': { ...askUs, href: '/privacy-policy#your-rights' },
};

/** Pages where people choose cover, and those that say who we are. Travel is one: there people write. */
export function isSold({ kind, hasCallBackForm }: Route): boolean {
  return kind === 'product' || (hasCallBackForm && kind !== 'tool');
}

/**
 * In the header: a call where something is sold; elsewhere help, never a call-back.
 * @param ownAction of an answer, for its bar.
 * @param helpHref of an answer that has a form for help.
 */
export function headerAction(
  route: Route | undefined,
  { ownAction, helpHref }: { ownAction?: PageAction; helpHref?: string },
): PageAction & { isSale: boolean } {
  if (route && isSold(route)) return { ...(ownAction ?? formLink(route)), isSale: true };
  const href = helpHref ?? helpForms[route?.path ?? '']?.href ?? '/contact-us#existing-policy';
  return { href, label: askUs.label, isSale: false };
}
