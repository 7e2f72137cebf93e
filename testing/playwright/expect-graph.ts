/** A page's structured data is one graph whose references resolve and whose text appears on the page. */
import { expect, type Page } from '@playwright/test';
import type { Route } from '../../lib/site/find-route.ts';
import { textChangedOn } from '../../lib/site/text-dates.ts';

type Node = Record<string, unknown> & { '@id'?: string; '@type'?: string };

/** Collects all nodes and all references (`{ "@id": … }`) at any depth. */
function parseGraph(value: unknown): { nodes: Node[]; references: string[] } {
  if (typeof value !== 'object' || value === null) return { nodes: [], references: [] };
  const inner = Object.values(value).map(parseGraph);
  const node = value as Node;
  const isReference = typeof node['@id'] === 'string' && Object.keys(node).length === 1;
  return {
    nodes: [
      ...(node['@type'] && !isReference ? [node] : []),
      ...inner.flatMap(({ nodes }) => nodes),
    ],
    references: [
      ...(isReference ? [String(node['@id'])] : []),
      ...inner.flatMap(({ references }) => references),
    ],
  };
}

export async function expectGraph(page: Page, route: Route, canonical: string): Promise<void> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0] ?? '');
  expect.soft(Object.keys(graph)).toEqual(['@context', '@graph']);
  const { nodes, references } = parseGraph(graph['@graph']);
  const ids = new Set(nodes.flatMap((node) => node['@id'] ?? []));
  expect.soft(references.filter((id) => !ids.has(id))).toEqual([]);
  expect.soft(nodes.find((node) => node['@id'] === `${canonical}#webpage`)).toMatchObject({
    url: canonical,
    dateModified: textChangedOn(route.path),
  });
  const kinds = nodes.map((node) => node['@type']);
  expect.soft(kinds.includes('BreadcrumbList')).toBe(route.path !== '/');
  expect.soft(kinds.includes('Service')).toBe(route.kind === 'product');
  await expectWordsOnPage(
    page,
    nodes.filter((node) => node['@type'] === 'Question'),
  );
}

async function expectWordsOnPage(page: Page, questions: Node[]): Promise<void> {
  const main = await page.locator('main').textContent();
  // Between the first line of an answer and the rest (components/sections/question-list.tsx).
  const words = main?.replaceAll('Read on', ' ').replace(/\s+/g, ' ') ?? '';
  const places = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  for (const question of questions) {
    expect.soft(words).toContain(String(question.name));
    const answer = (question.acceptedAnswer as { text: string }).text.split('\n');
    for (const paragraph of answer) expect.soft(words).toContain(paragraph.replace(/\s+/g, ' '));
    const id = String(question['@id']).split('#')[1];
    expect.soft(places.filter((place) => place === id)).toEqual([id]);
  }
}
