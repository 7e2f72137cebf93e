/** A small icon beside a figure: a ring for a share, a clock for a time, a wallet for money. */
import { Clock, ScrollText, Wallet } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Figure } from '@/lib/content/types';

const circumference = 2 * Math.PI * 9;

type FigureIconProps = { figure: Figure; size?: number };

export function FigureIcon({ figure: { text, share }, size = 28 }: FigureIconProps) {
  if (share !== undefined) return <Ring share={Math.min(share, 100)} size={size} />;
  // "₹5 lakh a year" is money, "30 days" a time.
  if (text.includes('₹')) return <Icon node={Wallet} size={size} />;
  const isTime = /\b(minutes?|hours?|days?|months?|years?)\b/.test(text);
  return <Icon node={isTime ? Clock : ScrollText} size={size} />;
}

function Ring({ share, size }: { share: number; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <circle
        cx="12"
        cy="12"
        r="9"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray={`${((share / 100) * circumference).toFixed(2)} ${circumference.toFixed(2)}`}
        // Nothing of it is a dot at its start: an empty ring looks as if it were loading.
        strokeLinecap={share === 0 ? 'round' : undefined}
        transform="rotate(-90 12 12)"
      />
    </svg>
  );
}
