/**
 * Drawings for next/og. Its renderer knows no stylesheet, so these carry inline styles; they become
 * PNG files at build time and no visitor's browser sees the markup.
 */
import { createElement } from 'react';
import type { IconNode } from '@/components/ui/icon';

const deep = '#241c6b';
const lineOnDeep = '#4a4293';
const marigold = '#ffb41f';
const paper = '#fffdf8';

function Umbrella({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <path
        d="M18 2.5V5M18 17v11.5a3.75 3.75 0 0 0 7.5 0V27.5"
        stroke={marigold}
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <path
        d="M2 19.5a16 15.5 0 0 1 32 0a5.34 4 0 0 0-10.67 0a5.34 4 0 0 0-10.66 0A5.34 4 0 0 0 2 19.5Z"
        fill="#fff"
      />
    </svg>
  );
}

/** @param share how much of the icon's width the mark takes: a maskable icon is cut round. */
export function TouchIcon({ size, share = 0.73 }: { size: number; share?: number }) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: deep,
      }}
    >
      <Umbrella size={Math.round(size * share)} />
    </div>
  );
}

/** The canopy's arcs behind the drawing, and its scalloped edge along the foot. */
function Canopy() {
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

type SharingPictureProps = {
  name: string;
  title: string;
  /** The product, above the title; left out where the title says it all. */
  label: string;
  promise: string;
  /** Null draws the umbrella. */
  icon: IconNode | null;
};

export function SharingPicture({ name, title, label, promise, icon }: SharingPictureProps) {
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
      <Canopy />
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 48 }}>
        <Umbrella size={76} />
        {name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 16, width: 676 }}>
        <div style={{ display: 'flex', fontSize: 36, color: marigold }}>{label}</div>
        <div style={{ display: 'flex', fontSize: 60, lineHeight: 1.14, textWrap: 'balance' }}>
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 30, color: '#cfcaf0' }}>{promise}</div>
      <div style={{ position: 'absolute', left: 865, top: 180, display: 'flex' }}>
        {icon ? <ProductDrawing icon={icon} size={240} /> : <Umbrella size={240} />}
      </div>
    </div>
  );
}

function ProductDrawing({ icon, size }: { icon: IconNode; size: number }) {
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
