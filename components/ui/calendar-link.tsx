/** The calendar file of a plan or a call, as a button; nothing where no date is ahead. */
import type { ComponentProps } from 'react';
import { LinkButton } from './button';

type CalendarLinkProps = {
  href: string | null;
  variant?: ComponentProps<typeof LinkButton>['variant'];
};

export function CalendarLink({ href, variant }: CalendarLinkProps) {
  return (
    href !== null && (
      <LinkButton href={href} variant={variant} download>
        Add to calendar
      </LinkButton>
    )
  );
}
