/**
 * The button, and a link that looks like it. The colour says what it does: `person` (marigold) reaches one of us, and
 * nothing else; `tool` (indigo) computes, finds, signs in or saves; `quiet` is for the rest. Marigold is named where it
 * is used, never the default: a test lists every such button.
 */
import type { ComponentProps } from 'react';
import { AnswerLink } from './answer-link';
import styles from './button.module.css';

type ButtonStyle = { variant?: 'person' | 'tool' | 'quiet'; isWide?: boolean };

export function Button({
  variant,
  isWide,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button {...rest} type={type} className={classNames({ variant, isWide })} />;
}

/** A link that looks like a button, for navigation only. */
export function LinkButton({
  variant,
  isWide,
  ...rest
}: ComponentProps<'a'> & ButtonStyle & { href: string }) {
  return <AnswerLink {...rest} className={classNames({ variant, isWide })} />;
}

function classNames({ variant = 'tool', isWide = false }: ButtonStyle): string {
  return [styles.button, styles[variant], isWide && styles.wide].filter(Boolean).join(' ');
}
