/**
 * A drawing as an SVG file: the page's own shapes under a title, with example, sources and owner below. No external
 * stylesheet applies to a file, so it contains its few rules; its colours are the same in dark mode.
 */
import type { ReactNode } from 'react';
import type { Drawing } from '@/lib/content/drawings';
import { annuityParts } from './annuity-income';
import { coverParts } from './cover-by-age';
import styles from './drawing.module.css';
import { sourceLines } from './drawing-figure';
import { DrawingShapes } from './product-drawing';

const width = 720;
const margin = 40;
const innerWidth = width - 2 * margin;
/** Maximum characters of the small print on a line, with room for wide letters. */
const wholeWords = /\S.{0,87}(?=\s|$)/g;

const rules = `text{font:14px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#17153b}
.title{font-size:17px;font-weight:700}.name{font-weight:700}.small{font-size:13px;fill:#56526e}
.${styles.strongText}{font-weight:650}.${styles.quietText}{fill:#56526e}.${styles.onStrong}{fill:#fff;font-weight:600}
.${styles.strong}{fill:#3a2fa0}.${styles.soft}{fill:#eeecfa;stroke:#85809b}
.${styles.open}{fill:none;stroke:#85809b;stroke-dasharray:3 3}.${styles.axis}{stroke:#85809b}.${styles.grid}{stroke:#e5dcc8}
.${styles.dashed}{stroke:#17153b;stroke-width:1.5;stroke-dasharray:5 4}
.${styles.arrow}{fill:none;stroke:#b3361c;stroke-width:1.75}.${styles.arrowHead}{fill:#b3361c}`;

/** A name where there are several side by side, and the shapes, whose markup contains their height. */
type DrawingPart = { name: string; text: string; shape: ReactNode };

function partsOf(drawing: Drawing): readonly DrawingPart[] {
  if (drawing.kind === 'cover') return coverParts(drawing);
  if (drawing.kind === 'annuity') return annuityParts(drawing);
  return [{ name: '', text: '', shape: <DrawingShapes drawing={drawing} /> }];
}

/** @param toMarkup React's renderer, which Next lets a handler import only dynamically. */
export function drawingFile(
  drawing: Drawing,
  owner: string,
  toMarkup: (node: ReactNode) => string,
): string {
  const lines: string[] = [];
  let y = margin + 12;
  const write = (text: string, className: string, step: number) => {
    lines.push(
      toMarkup(
        <text x={margin} y={y} className={className}>
          {text}
        </text>,
      ),
    );
    y += step;
  };
  write(drawing.title, 'title', 28);
  for (const { name, text, shape } of partsOf(drawing)) {
    if (name) {
      y += 16;
      write(text ? `${name}: ${text}` : name, 'name', 12);
    }
    const markup = toMarkup(shape);
    const height = Number(/^<svg[^>]* height="([\d.]+)"/.exec(markup)?.[1]);
    lines.push(
      markup.replace(
        '<svg',
        `<svg x="${margin}" y="${y}" width="${innerWidth}" overflow="visible"`,
      ),
    );
    y += height + 12;
  }
  y += 20;
  const small = [drawing.example ?? '', ...sourceLines(drawing.figures), owner];
  for (const line of small.filter(Boolean).flatMap(wrapLines)) write(line, 'small', 20);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}"><style>${rules}</style><rect width="100%" height="100%" fill="#fffdf8"/>${lines.join('')}</svg>\n`;
}

/** SVG does not wrap text. */
function wrapLines(text: string): string[] {
  return text.match(wholeWords) ?? [];
}
