/**
 * Phones only: two ways to reach a person, always in the same place. Coloured on the home page and on products, where a
 * call is the next step. Hidden while a form is in view, whose own button is the coloured one.
 */
import { Phone } from 'lucide';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { broker } from '@/lib/config/broker.server';
import { formLink, telephoneHref } from '@/lib/site/contact-links';
import { isRoutePath, type Route, routeFor } from '@/lib/site/find-route';
import { helpForms, isSold, type PageAction } from '@/lib/site/page-action';
import styles from './bottom-bar.module.css';
import { YieldColour } from './yield-colour';

function actionFor(route?: Route): PageAction {
  const ownForm = route && helpForms[route.path];
  if (ownForm) return ownForm;
  if (route && isSold(route)) return formLink(route);
  const page = route?.path === '/contact-us' ? '' : '/contact-us';
  return { href: `${page}#write-to-us`, label: 'Write to us' };
}

/** Action of an answer that lacks its page's form: a fragment alone would lead nowhere. */
export function actionOnPage(path: string): PageAction {
  const { href, label } = actionFor(isRoutePath(path) ? routeFor(path) : undefined);
  return { href: href.startsWith('#') ? `${path}${href}` : href, label };
}

/** @param action of an answer: the next step, instead of the page's own. */
export function BottomBar({ path, action }: { path?: string; action?: PageAction }) {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  const { href, label } = action ?? actionFor(route);
  const isNextStep = (route?.kind === 'product' || route?.kind === 'home') && !action;
  return (
    <nav className={styles.bar} aria-label="Talk to us" data-print="no" data-bottom-bar="">
      <LinkButton href={telephoneHref(broker().phone)} variant="quiet" isWide>
        <Icon node={Phone} size={20} />
        Call us
      </LinkButton>
      <LinkButton href={href} variant={isNextStep ? 'person' : 'quiet'} isWide>
        {label}
      </LinkButton>
      <YieldColour />
    </nav>
  );
}
