'use client';
/**
 * One call to action in a view: the phones' bar hides while a form that is sent to us is in view, and the header's
 * button loses its colour while another coloured button is.
 */
import { useEffect } from 'react';
import buttonStyles from '@/components/ui/button.module.css';

export function YieldColour() {
  useEffect(() => {
    const stops = [
      whileInView('main form[method="post"]', '[data-bottom-bar]'),
      whileInView(`.${buttonStyles.person}`, '[data-header-call]'),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

/** Marks what steps aside while one of these is in view, also one that an answer or the popup adds later. */
function whileInView(selector: string, yielding: string): () => void {
  const inView = new Set<Element>();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    document.querySelector(yielding)?.toggleAttribute('data-aside', inView.size > 0);
  });
  const observeAll = () => {
    for (const each of document.querySelectorAll(selector)) seen.observe(each);
  };
  const added = new MutationObserver(observeAll);
  observeAll();
  added.observe(document.body, { childList: true, subtree: true });
  return () => {
    seen.disconnect();
    added.disconnect();
  };
}
