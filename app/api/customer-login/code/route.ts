/** POST: asks for a one-time code, or for it again. GET: how that code stands. */
import { getCodeState } from '@/lib/customer-login/code-state.server';
import { postCode } from '@/lib/customer-login/post-code.server';

export const POST = postCode;
export const GET = getCodeState;
