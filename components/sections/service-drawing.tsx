/**
 * The drawing of a page of help, in the hand of the products' pictures (public/pictures) but in the page's own colours.
 * It says nothing that the heading does not.
 */
import type { ReactNode } from 'react';
import styles from './service-drawing.module.css';

type ServicePicture = 'claim' | 'refused' | 'renewal' | 'hospitals' | 'complaints' | 'login';

export function ServiceDrawing({ name }: { name: ServicePicture }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 160" aria-hidden="true" focusable="false">
      {shapes[name]}
    </svg>
  );
}

const scallop = 'a15.3 10.4 0 0 0-30.7 0';

function Canopy({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path d="M110 5V13" />
      <path className={styles.canopy} d={`M18 55A92 42 0 0 1 202 55${scallop.repeat(6)}Z`} />
      <path
        className={styles.rib}
        d="M110 13Q51.7 22.2 48.7 55M110 13Q80.9 22.2 79.3 55M110 13V55M110 13Q139.1 22.2 140.7 55M110 13Q168.3 22.2 171.3 55"
      />
    </g>
  );
}

/** Pole and ground of an umbrella that stands. */
const standing = (
  <>
    <Canopy />
    <path className={styles.quiet} d="M110 55V146M22 146H198" />
  </>
);

const shapes: Record<ServicePicture, ReactNode> = {
  // Bent by the wind, over the list of what to do.
  claim: (
    <>
      <Canopy transform="rotate(-13 110 56)" />
      <path className={styles.quiet} d="M112 56Q124 100 108 128T84 142" />
      <path className={styles.detail} d="M16 92H44M8 106H34M20 120H38" />
      <rect className={styles.ground} x="132" y="80" width="56" height="68" rx="5" />
      <path d="M150 80v-6h20v6M160 98h18M160 114h18M160 130h18" />
      <path className={styles.goldLine} d="m141 98 4 4 8-9M141 114l4 4 8-9" />
    </>
  ),
  // The insurer's letter with its no, and the pen that answers it.
  refused: (
    <>
      {standing}
      <path className={styles.ground} d="M54 74h62l14 14v60H54z" />
      <path d="M116 74v14h14M70 90l14 14M84 90l-14 14" />
      <path className={styles.detail} d="M96 98h18M68 116h48M68 128h30" />
      <path className={styles.gold} d="m120 132 46-46 10 10-46 46-13 3z" />
    </>
  ),
  renewal: (
    <>
      {standing}
      <circle className={styles.ground} cx="152" cy="110" r="32" />
      <path className={styles.goldLine} d="M152 90v20l14 9" />
      <path className={styles.detail} d="M152 82v3M152 135v3M124 110h3M177 110h3" />
      <path className={styles.ground} d="M34 84h50v58H34z" />
      <path d="M34 98h50M46 78v11M72 78v11M46 112h10M64 112h10M46 126h10" />
    </>
  ),
  hospitals: (
    <>
      <Canopy />
      <path className={styles.quiet} d="M22 146H198" />
      <path className={styles.ground} d="M58 76h104v70H58z" />
      <path d="M98 146v-22h24v22" />
      <path className={styles.detail} d="M70 92h14M136 92h14M70 108h14M136 108h14" />
      <path className={styles.gold} d="M106 84h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />
      <path d="M190 146c-16-20-14-34 0-34s16 14 0 34zM190 124v2" />
    </>
  ),
  complaints: (
    <>
      {standing}
      <path
        className={styles.ground}
        d="M34 72h74q8 0 8 8v30q0 8-8 8H62l-16 14v-14H34q-8 0-8-8V80q0-8 8-8z"
      />
      <path className={styles.goldLine} d="M71 82v16M71 107v1" />
      <path
        className={styles.ground}
        d="M128 96h56q8 0 8 8v18q0 8-8 8h-6v12l-14-12h-36q-8 0-8-8v-18q0-8 8-8z"
      />
      <path className={styles.detail} d="M134 108h44M134 118h28" />
    </>
  ),
  login: (
    <>
      {standing}
      <path className={styles.ground} d="M48 72h58l14 14v62H48z" />
      <path d="M106 72v14h14" />
      <path className={styles.detail} d="M62 92h30M62 106h42M62 120h42" />
      <path d="M142 114v-12q0-14 14-14t14 14v12" />
      <rect className={styles.gold} x="134" y="114" width="44" height="34" rx="6" />
      <path className={styles.hole} d="M156 127v8" />
    </>
  ),
};
