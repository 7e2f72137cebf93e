/** A button of the comparison. One that is off stays where it is and focusable: whoever pressed it keeps their place. */
import type { ComponentProps } from 'react';

type ActionButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  isOff?: boolean;
  onPress: () => void;
};

export function ActionButton({ isOff = false, onPress, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    />
  );
}
