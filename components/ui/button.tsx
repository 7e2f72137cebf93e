/** The one button: marigold for the single call to action of a view, quiet for everything else. */
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & { variant?: 'primary' | 'quiet'; isWide?: boolean };

export function Button({
  variant = 'primary',
  isWide = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  const className = [styles.button, styles[variant], isWide && styles.wide]
    .filter(Boolean)
    .join(' ');
  return <button {...rest} type={type} className={className} />;
}
