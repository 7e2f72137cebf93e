/**
 * Header, main and footer around one page. Each page brings its own frame, and not the layout, because
 * only the page knows its path at build time: menus mark it, the footer prints its review date.
 */
import type { ReactNode } from 'react';
import { consentDetails } from '@/components/call-back/consent-details';
import { ExitPopup } from '@/components/call-back/exit-popup';
import { broker } from '@/lib/site/broker.server';
import { isRoutePath, routeFor } from '@/lib/site/routes';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';

/** `path` is a row of the route table; leave it out where there is none (not found). */
export function SiteFrame({ path, children }: { path?: string; children: ReactNode }) {
  const route = path !== undefined && isRoutePath(path) ? routeFor(path) : undefined;
  return (
    <>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
      <BottomBar path={path} />
      {route?.exitPopup && (
        <ExitPopup
          page={route.path}
          productCode={route.productCode}
          consent={consentDetails(broker())}
        />
      )}
    </>
  );
}
