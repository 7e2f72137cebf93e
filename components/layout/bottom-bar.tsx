/**
 * Phones only: two ways to reach a person, always in the same place. Coloured only on products, where the page has
 * answered something first and a call is the next step. Hidden while a form is in view, whose own button is the
 * coloured one.
 */
import { Phone } from 'lucide';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { formLink, telephoneHref } from '@/lib/site/contact-links';
import { isRoutePath, type Route, routeFor } from '@/lib/site/find-route';
import { answerPath } from '@/lib/site/tool-paths';
import styles from './bottom-bar.module.css';
import { HideBottomBar } from './hide-bottom-bar';

export type BottomBarAction = { href: string; label: string };

/** On an answer: to what keeps its plan, or to its form for help. */
export const savePlan: BottomBarAction = { href: '#save', label: 'Save this plan' };
export const askUs: BottomBarAction = { href: '#ask-us', label: 'Ask us to help' };

/** Pages for help with a form of their own. */
const pageActions: Record<string, BottomBarAction> = {
  '/renewal': askUs,
  '/grievance-redressal': { href: '#complain-to-us', label: 'Complain to us' },
  // The link has its path, because signed-in pages have the same bar.
  '/customer-login': {
    href: `${answerPath('/customer-login')}?ask=copy#ask-for-a-copy`,
    label: 'Ask for a copy',
  },
};

function actionFor(route?: Route): BottomBarAction {
  const ownAction = route && pageActions[route.path];
  if (ownAction) return ownAction;
  if (route?.kind === 'product') return formLink(route);
  // On the hospital search the form is far below: visitors came for something else.
  if (route?.hasCallBackForm && route.kind !== 'tool') return formLink(route);
  const page = route?.path === '/contact-us' ? '' : '/contact-us';
  return { href: `${page}#write-to-us`, label: 'Write to us' };
}

/** Action of an answer that lacks its page's form: a fragment alone would lead nowhere. */
export function actionOnPage(path: string): BottomBarAction {
  const { href, label } = actionFor(isRoutePath(path) ? routeFor(path) : undefined);
  return { href: href.startsWith('#') ? `${path}${href}` : href, label };
}

/** @param action of an answer: the next step, instead of the page's own. */
export function BottomBar({ path, action }: { path?: string; action?: BottomBarAction }) {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  const { href, label } = action ?? actionFor(route);
  const isNextStep = route?.kind === 'product' && !action;
  return (
    <nav className={styles.bar} aria-label="Talk to us" data-print="no" data-bottom-bar="">
      <LinkButton href={telephoneHref(broker().phone)} variant="quiet" isWide>
        <Icon node={Phone} size={20} />
        Call us
      </LinkButton>
      <LinkButton href={href} variant={isNextStep ? 'person' : 'quiet'} isWide>
        {label}
      </LinkButton>
      <HideBottomBar />
    </nav>
  );
}
