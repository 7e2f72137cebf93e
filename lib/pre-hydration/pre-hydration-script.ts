/**
 * The inline script of every page: notes what a visitor does before the page's own scripts are there, so that
 * nothing of it is lost. A press on a button that only a script answers, a choice in a list, a box ticked; and
 * a mouse that leaves through the top, then and later (components/call-back/exit-popup.tsx). It holds back a form posted
 * without a network, which would end on the browser's error page.
 */
import { offlineMessage } from './offline-message.ts';

/** A press, or what a box or list was set to. */
export type PendingEvent = { on: HTMLElement; value?: string | boolean };

export type PreHydrationState = {
  acts: PendingEvent[];
  hasLeft: boolean;
  /** From here on React hears the visitor itself; leaving goes on being noted. */
  stop: () => void;
};

declare global {
  interface Window {
    /** Not there where the policy or an old browser kept the script from running. */
    early?: PreHydrationState;
  }
}

/** Told to the window each time a mouse leaves through the top. */
export const exitEvent = 'mouseexit';

/** docs/specification.md, section 9: pointer y below this many pixels. */
const exitThresholdPx = 10;

/**
 * As text: it is hashed for the Content-Security-Policy, and must read the same in every bundle. `p` is the kind
 * of pointer: a finger's touch is followed by events of a mouse that is not there.
 */
export const preHydrationScript = `{let p='mouse';const a=[],h={
click(e){const b=e.target.closest('button');if(b&&b.type=='button'&&!b.hasAttribute('popovertarget'))a.push({on:b})},
change(e){const c=e.target;if(c.matches('select'))a.push({on:c,value:c.value});
else if(c.matches('[type=checkbox],[type=radio]'))a.push({on:c,value:c.checked})},
submit(e){if(!navigator.onLine&&e.target.method=='post'){e.preventDefault();alert('${offlineMessage}')}}};
const w=self.early={acts:a,hasLeft:!1,stop(){for(const t in h)removeEventListener(t,h[t],!0)}};
for(const t in h)addEventListener(t,h[t],!0);
for(const t of['pointerover','pointerout'])addEventListener(t,e=>{p=e.pointerType},!0);
addEventListener('mouseout',e=>{if(p=='mouse'&&!e.relatedTarget&&e.clientY<${exitThresholdPx}){w.hasLeft=!0;dispatchEvent(new Event('${exitEvent}'))}},!0)}`;
