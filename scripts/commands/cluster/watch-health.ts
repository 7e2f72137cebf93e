/** Polls each instance like the container's health check, and reports changes. */
import type { SupervisedSite } from '../../../testing/servers/supervised-site.ts';
import { clockTime } from '../../command-line/command-output.ts';

const intervalMs = 2_000;
const timeoutMs = 5_000;

export function watchHealth(
  sites: readonly Pick<SupervisedSite, 'url' | 'pid'>[],
  onChange: (line: string) => void,
): { stop(): void } {
  const lastStates = new Map(sites.map(({ url, pid }) => [url, `ok, process ${pid()}`]));
  const checkHealth = async ({ url, pid }: Pick<SupervisedSite, 'url' | 'pid'>) => {
    const status = await fetchStatus(url);
    // An instance that was unreachable may be another process now.
    const health = status === 'away' ? status : `${status}, process ${pid()}`;
    if (lastStates.get(url) === health) return;
    lastStates.set(url, health);
    onChange(`${clockTime()}  ${url}: ${health}`);
  };
  const timer = setInterval(() => void Promise.all(sites.map(checkHealth)), intervalMs);
  return { stop: () => clearInterval(timer) };
}

async function fetchStatus(url: string): Promise<string> {
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
