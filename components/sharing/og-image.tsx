/**
 * The Open Graph image of a page. next/og's renderer supports no style sheet, hence inline styles; the image becomes a
 * PNG file at build time, and no browser sees the markup.
 */
import { createElement } from 'react';
import type { IconNode } from '@/components/ui/icon';
import { umbrella } from '@/components/ui/umbrella';

const deep = '#241c6b';
const lineOnDeep = '#4a4293';
const marigold = '#ffb41f';
const paper = '#fffdf8';
const lavender = '#cfcaf0';

/** The canopy's arcs behind the drawing, and its scalloped edge along the foot. */
function OgCanopy() {
  const scallops = Array.from({ length: 12 }, () => 'a50 34 0 0 1 100 0').join('');
  return (
    <svg
      width={1200}
      height={630}
      viewBox="0 0 1200 630"
      fill="none"
      style={{ position: 'absolute', top: 0, left: 0 }}
      aria-hidden="true"
    >
      {[190, 242].map((radius) => (
        <circle key={radius} cx="985" cy="300" r={radius} stroke={lineOnDeep} strokeWidth="2" />
      ))}
      <path d={`M0 630V614${scallops}V630Z`} fill={paper} />
    </svg>
  );
}

type OgImageProps = {
  name: string;
  title: string;
  /** The product, above the title; omitted where the title names it. */
  label: string;
  promise: string;
  /** Null draws the umbrella. */
  icon: IconNode | null;
};

export function OgImage({ name, title, label, promise, icon }: OgImageProps) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px 88px',
        background: deep,
        color: '#fff',
        fontFamily: 'Anek Latin, Anek Rupee',
      }}
    >
      <OgCanopy />
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 48 }}>
        <OgLogo size={76} />
        {name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16, width: 676 }}>
        <div style={{ display: 'flex', fontSize: 36, color: marigold }}>{label}</div>
        <div style={{ display: 'flex', fontSize: 60, lineHeight: 1.14, textWrap: 'balance' }}>
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 30, color: lavender }}>{promise}</div>
      <div style={{ position: 'absolute', left: 865, top: 180, display: 'flex' }}>
        {icon ? <OgIcon icon={icon} size={240} /> : <OgLogo size={240} />}
      </div>
    </div>
  );
}

function OgIcon({ icon, size }: { icon: IconNode; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={marigold}
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}

function OgLogo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <path d={umbrella.shaft} stroke={marigold} strokeWidth="2.25" strokeLinecap="round" />
      <path d={umbrella.canopy} fill="#fff" />
    </svg>
  );
}
