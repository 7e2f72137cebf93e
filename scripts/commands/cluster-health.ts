/** Asks each instance how it is, as the container's health check does, and tells whenever the answer changes. */
import type { KeptSite } from '../../testing/kept-site.ts';

const everyMs = 2_000;
const timeoutMs = 5_000;

export function watchHealth(
  sites: readonly Pick<KeptSite, 'url' | 'pid'>[],
  tell: (line: string) => void,
): { stop(): void } {
  const known = new Map(sites.map(({ url, pid }) => [url, `ok, process ${pid()}`]));
  const look = async ({ url, pid }: Pick<KeptSite, 'url' | 'pid'>) => {
    const status = await statusOf(url);
    // One that was gone for a moment is another process since.
    const health = status === 'away' ? status : `${status}, process ${pid()}`;
    if (known.get(url) === health) return;
    known.set(url, health);
    tell(`${new Date().toISOString().slice(11, 19)}  ${url}: ${health}`);
  };
  const timer = setInterval(() => void Promise.all(sites.map(look)), everyMs);
  return { stop: () => clearInterval(timer) };
}

async function statusOf(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = (await (await fetch(`${url}/api/status`, { signal })).json()) as {
      status: string;
    };
    return status;
  } catch {
    return 'away';
  }
}
