/** An optional part of a request: if it fails, that is logged by its name and the request goes on without it. */
import 'server-only';
import { errorName, logger } from './logger.server.ts';

export async function optional<Value>(
  part: string,
  work: () => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    return failed(part, error, otherwise);
  }
}

export function optionalNow<Value>(part: string, work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch (error) {
    return failed(part, error, otherwise);
  }
}

function failed<Value>(part: string, error: unknown, otherwise: Value): Value {
  logger().error({ part, problem: errorName(error) }, 'an optional part failed');
  return otherwise;
}
