/**
 * One-time codes of call-backs (OTP_REQUIRED). Registered at the start, and only where calls need one: otherwise the
 * route of a call-back loads nothing that sends or checks a code.
 */
import type { CodeRequired } from '../../identity/one-time-codes/code-required.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';

/** `isNew`: claimed for the caller, which must deliver it. */
export type ConfirmedLead = { kind: 'confirmed'; row: LeadRow; isNew: boolean };

export type CallBackCodes = {
  /** How long a code may be entered. */
  lifetimeMs: number;
  /** Whether this browser's newest code was sent to this number and has been entered. */
  hasEnteredCode: (services: Services, mobile: string, headers: Headers) => Promise<boolean>;
  /** Checks the code; without one, sends one. */
  confirm: (
    services: Services,
    row: LeadRow,
    posted: { typed: string; headers: Headers; now: Date },
  ) => Promise<ConfirmedLead | CodeRequired | { kind: 'invalid'; errors: { code: string } }>;
};

const registered = () => processSingleton('call-back-codes', (): { codes?: CallBackCodes } => ({}));

export function setCallBackCodes(codes: CallBackCodes): void {
  registered().codes = codes;
}

/** @throws where none are registered: then nothing is accepted. */
export function callBackCodes(): CallBackCodes {
  const { codes } = registered();
  if (!codes) throw new Error('One-time codes are not registered');
  return codes;
}
