'use client';
/** Hides the bottom bar while a form that is sent to us is in view, so that there is only one call to action. */
import { useEffect } from 'react';

export function HideBottomBar() {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
    if (!bar) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      bar.toggleAttribute('data-aside', inView.size > 0);
    });
    for (const form of document.querySelectorAll('main form[method="post"]'))
      observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return null;
}
