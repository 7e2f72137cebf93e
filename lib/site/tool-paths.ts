/** Paths below a page: a tool's answer, and insurers' own plans. */
import type { ProductPath } from './routes.ts';

/** The answer path of a page, or of a tool with a path of its own. */
export function answerPath(path: string): string {
  return `${path}/answer`;
}

/** Insurers' own plans for a product: not prerendered, because only the database knows which plans exist. */
export function plansPath(product: ProductPath): string {
  return `${product}/plans`;
}
