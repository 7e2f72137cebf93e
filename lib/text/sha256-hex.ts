import { createHash } from 'node:crypto';

export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A source expression of a Content-Security-Policy: it allows the inline script or style with exactly this text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
