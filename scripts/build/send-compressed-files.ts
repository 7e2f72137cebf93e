/**
 * Sends what the build compressed beforehand (compress-static.ts). Next finds the smaller file as it finds the other, so that
 * age, "not modified" and parts stay its own business.
 */
import type { RequestListener } from 'node:http';
import { extname } from 'node:path';
import { negotiateEncoding } from './compress-pages.ts';
import { compressedExtensions } from './compress-static.ts';

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/** @param paths of the files that have smaller forms. */
export function sendCompressedFiles(
  next: RequestListener,
  paths: ReadonlySet<string>,
): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const type = types[extname(path)];
    if (encoding && type && paths.has(path)) {
      request.url = path + compressedExtensions[encoding];
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Vary', 'Accept-Encoding');
    }
    return next(request, response);
  };
}
