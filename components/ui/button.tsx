/**
 * The button, and a link that looks like it: marigold for the single call to action of a view, indigo for a tool's
 * button beside one, quiet for the rest.
 */
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonStyle = { variant?: 'primary' | 'tool' | 'quiet'; isWide?: boolean };

export function Button({
  variant,
  isWide,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button {...rest} type={type} className={classNames({ variant, isWide })} />;
}

/** For navigation only. */
export function LinkButton({
  variant,
  isWide,
  ...rest
}: ComponentProps<'a'> & ButtonStyle & { href: string }) {
  return <a {...rest} className={classNames({ variant, isWide })} />;
}

function classNames({ variant = 'primary', isWide = false }: ButtonStyle): string {
  return [styles.button, styles[variant], isWide && styles.wide].filter(Boolean).join(' ');
}
