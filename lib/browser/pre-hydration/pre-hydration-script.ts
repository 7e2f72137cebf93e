/**
 * The inline script of every page: records a visitor's events before hydration, so that none is lost: clicks on buttons
 * that need a script, changes of lists and boxes, and a mouse that leaves through the top, which it also reports later
 * (components/call-back/exit-popup.tsx). It blocks a form posted offline, which would end on the browser's error page.
 * Presses that open a popover or a fold are kept from React, which has nothing to do there: while it hydrates, it would
 * hydrate the whole page before it lets one pass.
 * It marks a page that opens at its top: there the layout of later sections may wait (app/globals.css). A reload, "Back"
 * and a fragment need every height at once.
 */
import { offlineMessage } from './offline-message.ts';

/** A click, or the new value of a box or list. */
export type PendingEvent = { on: HTMLElement; value?: string | boolean };

export type PreHydrationState = {
  acts: PendingEvent[];
  hasLeft: boolean;
  /** After hydration React handles the events; exit intent is still recorded. */
  stop: () => void;
};

declare global {
  interface Window {
    /** Missing if a policy or an old browser prevented the script. */
    early?: PreHydrationState;
  }
}

/** Dispatched on the window each time a mouse leaves through the top. */
export const exitEvent = 'mouseexit';

/** docs/specification.md, section 9: pointer y below this many pixels. */
const exitThresholdPx = 10;

/**
 * As text, because it is hashed for the Content-Security-Policy and must be equal in every bundle. `p` is the pointer
 * type: a touch is followed by emulated mouse events.
 */
export const preHydrationScript = `{if(!location.hash&&performance.getEntriesByType?.('navigation')[0]?.type=='navigate')document.documentElement.dataset.fresh='';
let p='mouse';const a=[],h={
click(e){const b=e.target.closest('button');if(b&&b.type=='button'&&!b.hasAttribute('popovertarget'))a.push({on:b})},
change(e){const c=e.target;if(c.matches('select'))a.push({on:c,value:c.value});
else if(c.matches('[type=checkbox],[type=radio]'))a.push({on:c,value:c.checked})},
submit(e){if(!navigator.onLine&&e.target.method=='post'){e.preventDefault();alert(document.body.dataset.offline||'${offlineMessage}')}}};
const w=self.early={acts:a,hasLeft:!1,stop(){for(const t in h)removeEventListener(t,h[t],!0)}};
for(const t in h)addEventListener(t,h[t],!0);
for(const t of'pointerdown pointerup mousedown mouseup touchstart touchend click'.split(' '))addEventListener(t,e=>{if(e.target.closest('a,button,input,summary')?.matches('[popovertarget],summary'))e.stopPropagation()},!0);
for(const t of['pointerover','pointerout'])addEventListener(t,e=>{p=e.pointerType},!0);
addEventListener('mouseout',e=>{if(p=='mouse'&&!e.relatedTarget&&e.clientY<${exitThresholdPx}){w.hasLeft=!0;dispatchEvent(new Event('${exitEvent}'))}},!0)}`;
