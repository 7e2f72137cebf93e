/** Generates requests that no browser sends, as raw bytes, deterministically from a seed. */
import { globSync } from 'node:fs';
import { pageAnswers } from '../../lib/site/answer-fields.ts';
import { answerPaths, noindexPaths } from '../../lib/site/dynamic-paths.ts';
import { routes } from '../../lib/site/routes.ts';
import { citiesPath, cityPath } from '../../lib/site/tool-paths.ts';
import type { Dice } from '../data/seeded-random.ts';
import type { Visitor } from '../handlers/api-client.ts';
import { hostileFormBody, hostileJsonBody, multipartBody } from './hostile-bodies.ts';
import {
  hostileMethods,
  hostileText,
  oddHeaders,
  oddTargets,
  queryValues,
} from './hostile-values.ts';

export type HostileRequest = {
  bytes: Buffer;
  /** Incomplete: the sender disconnects before a response can come. */
  isCutOff: boolean;
};

/** Every route handler: `app/api/go/[target]/route.ts` becomes `/api/go/x`. */
const handlers = globSync('app/**/route.{ts,tsx}').map((file) =>
  `/${file.replace(/^app\//, '').replace(/\/route\.tsx?$/, '')}`.replace(/\[[^\]]+\]/g, 'x'),
);
const pages = [
  ...routes.map(({ path }) => path),
  ...noindexPaths,
  ...answerPaths,
  citiesPath,
  cityPath('pune'),
  '/nope',
  '/a/b.php',
];
const paths = [...pages, ...handlers, ...handlers];
const queryKeys = [
  ...pageAnswers.flatMap(({ fields }) => fields),
  ...[
    'date',
    'tool',
    'type',
    'for',
    'result',
    'reference',
    'kind',
    'page',
    'radius',
    'sort',
    '_rsc',
    'url',
    'id',
  ],
];

type RequestGenerator = (dice: Dice, visitor: Visitor) => string;

const plain: RequestGenerator = (dice) =>
  head(
    dice.isTrue(0.6) ? 'GET' : dice.oneOf(hostileMethods),
    target(dice),
    dice.some(oddHeaders, 3),
  );
const malformed: RequestGenerator = (dice) =>
  head(dice.oneOf(hostileMethods), dice.oneOf(oddTargets), dice.some(oddHeaders, 2));
const upgrade: RequestGenerator = (dice) =>
  head('GET', target(dice), ['Upgrade: websocket', ...dice.some(oddHeaders, 1)], 'Upgrade');
const chunked: RequestGenerator = (dice) => {
  const chunks = [
    '5\r\nhello\r\n',
    'zz\r\n',
    'ffffffffffffffff\r\n',
    '-1\r\n',
    '5;a=b\r\nhe',
    '0\r\n\r\n',
    '',
  ];
  const lines = ['Transfer-Encoding: chunked', dice.oneOf(contentTypes(dice))];
  return head('POST', dice.oneOf(paths), lines) + dice.some(chunks, 4).join('');
};
const posted: RequestGenerator = (dice, visitor) => {
  const boundary = 'b0undary';
  const [type, make] = dice.oneOf([
    ['application/json', hostileJsonBody],
    ['application/x-www-form-urlencoded', hostileFormBody],
    [`multipart/form-data; boundary=${boundary}`, (from: Dice) => multipartBody(from, boundary)],
  ] as const);
  const body = make(dice);
  const length = Buffer.byteLength(body) + (dice.isTrue(0.05) ? dice.oneOf([-1, 9, 1e9]) : 0);
  const own = dice.isTrue(0.8) ? visitorHeaders(visitor) : dice.some(oddHeaders, 2);
  const path = dice.isTrue(0.7)
    ? dice.oneOf(['/api/requests', '/api/call-back'])
    : dice.oneOf(paths);
  return head('POST', path, [`Content-Type: ${type}`, `Content-Length: ${length}`, ...own]) + body;
};
const pipelined: RequestGenerator = (dice, visitor) => {
  const first = posted(dice, visitor).replace('Connection: close', 'Connection: keep-alive');
  return first + plain(dice, visitor);
};

const generators: readonly RequestGenerator[] = [
  plain,
  plain,
  malformed,
  upgrade,
  chunked,
  posted,
  posted,
  posted,
  pipelined,
];

export function hostileRequest(dice: Dice, visitor: Visitor): HostileRequest {
  const text = dice.isTrue(0.05) ? dice.oneOf(hostileText) : dice.oneOf(generators)(dice, visitor);
  const bytes = Buffer.from(text, dice.isTrue(0.02) ? 'latin1' : 'utf8');
  const isCutOff = dice.isTrue(0.05);
  return { bytes: isCutOff ? bytes.subarray(0, dice.below(bytes.length)) : bytes, isCutOff };
}

function target(dice: Dice): string {
  const query = Array.from({ length: dice.below(5) }, () => {
    return `${dice.oneOf(queryKeys)}=${dice.oneOf(queryValues)}`;
  });
  return dice.oneOf(paths) + (query.length > 0 ? `?${query.join('&')}` : '');
}

function head(
  method: string,
  path: string,
  lines: readonly string[],
  connection = 'close',
): string {
  const all = ['Host: localhost', `Connection: ${connection}`, ...lines];
  return `${method} ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`;
}

/** With a valid token, so that the body is read completely. */
function visitorHeaders({ cookies, token }: Visitor): string[] {
  return ['Sec-Fetch-Site: same-origin', `Cookie: ${cookies}`, `X-XSRF-TOKEN: ${token}`];
}

function contentTypes(dice: Dice): string[] {
  return ['application/json', 'multipart/form-data', 'text/plain', dice.oneOf(queryValues)].map(
    (type) => `Content-Type: ${type}`,
  );
}
