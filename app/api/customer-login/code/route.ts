/** POST: requests a one-time code, or a new one. GET: the state of that code. */
import { getCodeState, postCode } from '@/lib/policies/customer-login/post-code.server';

export const POST = postCode;
export const GET = getCodeState;
