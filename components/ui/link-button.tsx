/** A link that looks like a button: it goes somewhere, it does nothing. */
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type LinkButtonProps = ComponentProps<'a'> & {
  href: string;
  variant?: 'primary' | 'quiet';
  isWide?: boolean;
};

export function LinkButton({ variant = 'primary', isWide = false, ...rest }: LinkButtonProps) {
  const className = [styles.button, styles[variant], isWide && styles.wide]
    .filter(Boolean)
    .join(' ');
  return <a {...rest} className={className} />;
}
