/**
 * Drawings for next/og. Its renderer knows no stylesheet, so these two carry inline styles; they become
 * PNG files at build time and no visitor's browser sees the markup.
 */
const deep = '#241c6b';

function Umbrella({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <path
        d="M18 2.5V5M18 17v11.5a3.75 3.75 0 0 0 7.5 0V27.5"
        stroke="#ffb41f"
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

export function TouchIcon() {
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
      <Umbrella size={132} />
    </div>
  );
}

export function SharingPicture({ name, legalName }: { name: string; legalName: string }) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 80,
        background: deep,
        color: '#fff',
        fontFamily: 'Anek Latin',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 56 }}>
        <Umbrella size={96} />
        {name}
      </div>
      <div style={{ display: 'flex', fontSize: 84, lineHeight: 1.1, maxWidth: 1040 }}>
        See what insurance covers before you share a number
      </div>
      <div style={{ display: 'flex', fontSize: 32, color: '#ffb41f' }}>
        {`Health, life, car and travel · ${legalName}`}
      </div>
    </div>
  );
}
