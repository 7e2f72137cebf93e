/**
 * A link that may lead to an answer. An answer is one visitor's and noindex, so crawlers are asked to follow no link to
 * one.
 */
import type { ComponentProps } from 'react';

export function AnswerLink(props: ComponentProps<'a'>) {
  return <a {...props} rel={isAnswer(props.href) ? 'nofollow' : undefined} />;
}

function isAnswer(href = ''): boolean {
  return /^\/[^?#]*\/answer(?:[?#]|$)/.test(href);
}
